/** Choices that wait for tables which are not open here: brought to them when the line is back. */
import { Outbox, hasWaiting } from "@/lib/net/outbox";
import { PROTOCOL, type Choose, type ToClient } from "@/lib/net/protocol";
import { route } from "@/lib/util/router.svelte";
import { Socket } from "@/lib/net/socket";
import { tables, type Sitting } from "@/lib/state/savedTables.svelte";
import { keeping } from "./workerStatus.svelte";

const onTheWay = new Set<string>();

/** Bring what waits at one table; the table says whether it arrived. */
function carry({ match, link, title }: Sitting): void {
  onTheWay.add(link);
  const settled = (how: "arrived" | "late"): void => {
    keeping.brought = { how, title, match, link };
  };
  const box = new Outbox(link, {
    send: (message: Choose) => socket.send(message),
    silent: () => socket.renew(),
    changed: (open) => {
      if (!open) onTheWay.delete(link);
    },
  });
  const end = (): void => {
    if (onTheWay.has(link)) return;
    box.close();
    socket.close();
  };
  const socket = new Socket({
    hello: () => ({ type: "hello", protocol: PROTOCOL, match, link }),
    heard(message: ToClient) {
      if (message.type === "welcome") box.welcomed();
      else if (message.type === "done") {
        box.done(message.id);
        settled("arrived");
      } else if (message.type === "problem" && message.id && box.refused(message) !== "waits") settled("late");
      // A table that is gone for good takes nothing more.
      else if (message.type === "bye" && !message.again) box.clear();
      end();
    },
    changed() {
      // Nobody looks at this line; it comes back by itself.
    },
  });
}

/** Set out with all that waits, but for the table that is open here: it sends its own. */
export function setOut(): void {
  const here = route.now.path[0] === "match" ? route.now.path[2] : "";
  for (const table of tables.list) {
    if (table.link !== here && !onTheWay.has(table.link) && hasWaiting(table.link)) carry(table);
  }
}
