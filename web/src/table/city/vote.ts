/** The outcome of a vote as text; the server determines which outcomes are possible. */
import { t } from "@/lib/i18n/i18n.svelte";
import type { CityOfHorrorStakesView } from "@/lib/net/protocol";
import type { Words } from "@/lib/i18n/words";

export function comesTo(words: Words, stakes: CityOfHorrorStakesView, me: number | null): string {
  const [only, ...more] = stakes.possible;
  const seatName = (seat: number): string => (seat === me ? t("c-me", { who: words.seat(seat) }) : words.seat(seat));
  const who = words.joinNames(stakes.possible.map(seatName));
  const kind = stakes.vote;
  if (only !== undefined && !more.length)
    return t(stakes.votes.length ? `c-then-sure-${kind}` : "c-then-leader", { who, you: only === me ? "yes" : "no" });
  if (typeof stakes.decides === "number") return t(`c-then-decides-${kind}`, { voter: seatName(stakes.decides), who });
  return t(`c-then-open-${kind}`, { who });
}
