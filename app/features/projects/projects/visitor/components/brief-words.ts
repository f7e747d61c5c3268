import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Facts } from "#app/ui/facts-list.tsx";

type Chosen = { work: string | null; property: string | null; styles: readonly string[]; permits: string | null; occupancy: string | null };
type Fact = Facts[number];

/** What was chosen in a brief, each with its name; nothing for what was left open. */
export function useChosenFacts({ work, property, styles, permits, occupancy }: Chosen): Record<keyof Chosen, Fact> {
  const t = useT("projects");
  const field = useT("projects.briefing");
  const format = useFormat();
  return {
    work: work && [field("field.work"), t(`work.${work as "design"}`)],
    property: property && [field("field.property"), t(`property.${property as "villa"}`)],
    styles: styles.length > 0 && [field("field.styles"), format.list(styles.map((style) => t(`style.${style as "modern"}`)))],
    permits: permits && [field("field.permits"), t(`permits.${permits as "needed"}`)],
    occupancy: occupancy && [field("field.occupancy"), t(`occupancy.${occupancy as "empty"}`)],
  };
}
