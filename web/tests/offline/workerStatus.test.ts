import { afterEach, expect, test, vi } from "vitest";
import { workerStatus, watchMissingParts } from "@/offline/workerStatus.svelte";

afterEach(() => void vi.unstubAllGlobals());

test("a part of the page that cannot be loaded is recorded", () => {
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  watchMissingParts();
  expect(workerStatus.isIncomplete).toBe(false);
  page.dispatchEvent(new Event("vite:preloadError"));
  expect(workerStatus.isIncomplete).toBe(true);
});
