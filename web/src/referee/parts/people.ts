/** Somebody of the position who can be asked about. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  /** Where they stand; empty if that says nothing. */
  readonly place: string;
}
