import type { Brief } from "./interior-creator.ts";
import { paletteFor } from "./palette/palette.ts";

/** What a provider is told besides style and room, which it gets by name: colors with their roles, the size, and the person's own words. */
export function promptOf(brief: Brief): string {
  const palette = paletteFor(brief.style, brief.colors)
    .map(({ role, hex }) => `${role} ${hex}`)
    .join(", ");
  return [brief.words.trim(), brief.size !== null && `About ${brief.size} square meters.`, `Colors: ${palette}.`].filter(Boolean).join("\n");
}
