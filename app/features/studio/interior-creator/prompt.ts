import type { Brief } from "./interior-creator.ts";
import { boardOf } from "./palette/materials.ts";

/** The prompt besides style and room, which are separate fields: colors with their roles, the size, and the person's own words. */
export function promptOf(brief: Brief): string {
  const { palette } = boardOf(brief);
  const colors = palette.map(({ role, hex }) => `${role} ${hex}`).join(", ");
  return [brief.words.trim(), brief.size !== null && `About ${brief.size} square meters.`, `Colors: ${colors}.`].filter(Boolean).join("\n");
}
