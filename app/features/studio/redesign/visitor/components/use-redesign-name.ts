import { useT } from "#app/platform/languages/language-context.tsx";
import type { RedesignCard } from "../../redesign.contract.ts";

/** What someone's own redesign is called: as they named it, else by room and newest style. */
export function useRedesignName(): (card: RedesignCard) => string {
  const t = useT("redesign");
  return (card) => {
    const room = t(`yours.${card.roomType ?? "room"}`);
    return card.title ?? (card.latest ? t(`inStyle.${card.latest.style}`, { room }) : room);
  };
}
