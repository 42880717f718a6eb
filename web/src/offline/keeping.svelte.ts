/** How this device keeps Horda for when there is no line. */
export const keeping = $state({
  /** Whether all that is common to everybody lies here. */
  ready: false,
  /** Whether a newer build lies ready than the one that this page is of. */
  newer: false,
});
