/** Sends choices that were made offline to tables that are not open on this page. */
import { Outbox, hasPendingChoice } from "@/lib/net/outbox";
import { PROTOCOL, type Choose, type ToClient } from "@/lib/net/protocol";
import { route } from "@/lib/util/router.svelte";
import { Socket } from "@/lib/net/socket";
import { savedTables, type SavedTable } from "@/lib/state/savedTables.svelte";
import { workerStatus } from "./workerStatus.svelte";

const sendingLinks = new Set<string>();

/** Send the pending choices of one table. */
function resendChoices({ match, link, title }: SavedTable): void {
  sendingLinks.add(link);
  const report = (how: "arrived" | "late"): void => {
    workerStatus.resent = { how, title, match, link };
  };
  const box = new Outbox(link, {
    send: (message: Choose) => socket.send(message),
    onSilence: () => socket.renew(),
    onChange: (open) => {
      if (!open) sendingLinks.delete(link);
    },
  });
  const end = (): void => {
    if (sendingLinks.has(link)) return;
    box.close();
    socket.close();
  };
  const socket = new Socket({
    hello: () => ({ type: "hello", protocol: PROTOCOL, match, link }),
    onMessage(message: ToClient) {
      if (message.type === "welcome") box.resend();
      else if (message.type === "done") {
        box.acknowledge(message.id);
        report("arrived");
      } else if (message.type === "problem" && message.id && box.onProblem(message) !== "waits") report("late");
      // A deleted table accepts no choices.
      else if (message.type === "bye" && !message.again) box.clear();
      end();
    },
    onState() {
      // The state of this connection is not shown; it reconnects automatically.
    },
  });
}

/** Send all pending choices, except those of the open table, which sends its own. */
export function resendAll(): void {
  const here = route.now.path[0] === "match" ? route.now.path[2] : "";
  for (const table of savedTables.list) {
    if (table.link !== here && !sendingLinks.has(table.link) && hasPendingChoice(table.link)) resendChoices(table);
  }
}
