/** What is dropped when the person whom this device belonged to leaves it: it may be another's hands that open it next. */
import { forgetList } from "./matchListCache";
import { forgetSeen } from "./tableCache";

/** Nothing that was kept for having no line tells of them any more. */
export async function dropKept(): Promise<void> {
  forgetList();
  navigator.serviceWorker?.controller?.postMessage({ forget: true });
  await forgetSeen();
}
