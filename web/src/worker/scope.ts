/** What a service worker calls itself, and what the build tells it. */
export const worker = self as unknown as ServiceWorkerGlobalScope;

/** The hash of the client that this worker was built with, where all of that lies in one file, and its first script. */
declare const BUILD: string;
declare const SHELL: string;
declare const ENTRY: string;
export const build = BUILD;
export const shellAt = SHELL;
export const entry = ENTRY;
