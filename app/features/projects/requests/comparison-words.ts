// What a comparison says, on the screen and on paper.
import type { Format } from "#app/platform/languages/format.ts";
import type { Translate } from "#app/platform/languages/translator.ts";
import { spanOfMonths } from "#app/platform/rules/months.ts";
import type { ComparedBid } from "./requests.contract.ts";

const ROOMS = ["majlis", "living_room", "kitchen", "bedroom", "bathroom"] as const;
type Room = (typeof ROOMS)[number];

/** What its people call a room, or what kind it is. */
export function roomName(t: Translate<"requests">, name: string): string {
  if (ROOMS.includes(name as Room)) return t(`room.${name as Room}`);
  return name === "" || /^[a-z_]+$/.test(name) ? t("room.other") : name;
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
