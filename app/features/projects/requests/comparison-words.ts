// What a comparison says, on the screen and on paper.
import { ROOM_KINDS, type RoomKind } from "#app/features/projects/projects/public.ts";
import type { Format } from "#app/platform/languages/format.ts";
import type { Translate } from "#app/platform/languages/translator.ts";
import { spanOfMonths } from "#app/platform/rules/months.ts";
import type { ComparedBid } from "./requests.contract.ts";

/** What its people call a room, or what kind it is. */
export function roomName(t: Translate<"requests">, kinds: Translate<"projects">, name: string): string {
  if (ROOM_KINDS.includes(name as RoomKind)) return kinds(`room.${name as RoomKind}`);
  return name || t("room.other");
}

/** How long a bid's warranty runs. */
export function warrantyText(t: Translate<"requests">, months: number | null): string {
  if (months === null) return "–";
  const { unit, n } = spanOfMonths(months);
  return t(`compare.${unit}`, { n });
}

/** What a bidder wrote of a line. */
export const saidText = ({ text, note }: { text: string; note: string }): string => [text, note].filter(Boolean).join(": ");

/** One of the things that a bid leaves out. */
export function remarkText(t: Translate<"requests">, format: Format, remark: ComparedBid["remarks"][number]): string {
  switch (remark.kind) {
    case "nothing":
      return t("remark.nothing");
    case "missing":
    case "excluded":
      return t(`remark.${remark.kind}`, { names: format.list(remark.names) });
    case "different":
      return t("remark.different", { name: remark.name, note: remark.note, said: remark.note ? "yes" : "no" });
    case "upfront":
      return t("remark.upfront", { share: format.percent(remark.share / 10_000) });
    case "noWarranty":
      return t("remark.noWarranty");
    case "slowest":
      return t("remark.slowest", { n: remark.weeks });
  }
}
