import type { TextStyle } from "./paper.server.ts";

export const INK = "#1F1B16";
/** The letters of a document; one adds its own where it needs more. */
export const paperStyles = {
  title: { face: "title", size: 20, color: INK, lineHeight: 1.3 },
  body: { face: "text", size: 10, color: INK },
  small: { face: "text", size: 9, color: "#6B6257" },
  name: { face: "strong", size: 10, color: INK },
} as const satisfies Record<string, TextStyle>;
