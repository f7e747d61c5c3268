import { useT } from "#app/platform/languages/language-context.tsx";
import type { RedesignCard } from "../../redesign.contract.ts";

/** The name of the viewer's redesign: their own, or by room and newest style. */
export function useRedesignName(): (card: RedesignCard) => string {
  const t = useT("redesign");
  return (card) => {
    const room = t(`yours.${card.roomType ?? "room"}`);
    return card.title ?? (card.latest ? t(`inStyle.${card.latest.style}`, { room }) : room);
  };
}
