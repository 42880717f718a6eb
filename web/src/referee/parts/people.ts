/** A person of the position as the subject of a question. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  /** Place of the person; empty if there is no use in showing it. */
  readonly place: string;
}
