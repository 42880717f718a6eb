/** What somebody has asked for and waits for: whether it goes on, and what went wrong with it. */
export class Work {
  busy = $state(false);
  /** Kept as it is, so that a change of language says it anew. */
  problem = $state.raw<unknown>(null);

  async do(what: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = null;
    try {
      await what();
    } catch (failed) {
      this.problem = failed;
    } finally {
      this.busy = false;
    }
  }
}
