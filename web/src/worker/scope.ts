/** Globals of the service worker, and constants of the build. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** Hash of the client that this worker belongs to, the address of its single-file copy, and its first script. */
declare const BUILD: string;
declare const SHELL: string;
declare const ENTRY: string;
export const build = BUILD;
export const shellAt = SHELL;
export const entry = ENTRY;
