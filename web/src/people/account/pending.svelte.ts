/** State of an asynchronous action: whether it is running, and its error. */
export class PendingAction {
  busy = $state(false);
  /** The error itself, whose text depends on the language when it is shown. */
  problem = $state.raw<unknown>(null);

  async run(what: () => Promise<unknown>): Promise<void> {
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
