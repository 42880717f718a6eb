/** Whether the browser is online. */
export const network = $state({ isOnline: navigator.onLine });

addEventListener("online", () => (network.isOnline = true));
addEventListener("offline", () => (network.isOnline = false));
