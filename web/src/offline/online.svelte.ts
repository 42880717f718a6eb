/** Whether this device has a line at all, as its browser knows. */
export const line = $state({ on: navigator.onLine });

addEventListener("online", () => (line.on = true));
addEventListener("offline", () => (line.on = false));
