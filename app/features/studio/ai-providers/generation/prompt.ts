import { oneLine } from "#app/platform/rules/plain-texts.ts";
import type { Purpose } from "../ai-providers.ts";

/** What each look means, in words that models of every maker understand. */
const STYLES: Record<string, string> = {
  modern: "modern: clean lines, warm off-white walls, a slate-gray plaster accent wall, natural oak planks, low simple furniture, a touch of rust orange",
  minimalist: "minimalist: calm and nearly empty, soft white walls, pale microcement floor, few pieces in linen and light wood, nothing on show without need",
  scandinavian: "Scandinavian: bright and airy, white walls, pale birch or ash planks, light wool and cotton, muted blue-green and mustard accents",
  industrial: "industrial: exposed brick, raw concrete floor, dark steel, worn brown leather, factory lamps",
  traditional: "traditional: cream paneled walls with wainscoting, dark herringbone parquet, carved wood, deep red and green textiles, brass",
  contemporary: "contemporary: greige walls, a sage plaster accent, large-format light stone tiles, rounded upholstery, terracotta details",
  bohemian: "bohemian: warm sand walls, a clay accent wall, layered patterned rugs and cushions, rattan, plants, ochre and teal",
  rustic: "rustic: limewashed walls, wide aged oak boards, rough timber, stone, wool and linen in earth colors",
  art_deco: "Art Deco: deep emerald and midnight blue, brass inlay, fluted panels, geometric patterns, velvet, polished stone",
  mediterranean: "Mediterranean: white lime plaster, terracotta tiles, arches, cobalt and olive accents, wrought iron, light wood",
  najdi:
    "contemporary Najdi, the building tradition of central Saudi Arabia: earth-toned mud-plaster walls, bands of triangular openings and stepped crenellation motifs, carved and painted wooden doors, palm-wood ceilings, Sadu weaving in red, black and white, low majlis seating along the walls",
  hijazi:
    "contemporary Hijazi, the building tradition of Jeddah and Makkah: carved wooden rawashin and mashrabiya screens, white coral-stone walls, geometric gypsum, patterned cement tiles, teak, turquoise and indigo textiles, low majlis seating",
};

const UNCHANGED =
  "Keep the room itself exactly as it is: the camera position and perspective, walls, corners, ceiling height, windows and what is seen through them, doors, stairs and columns. Keep people, animals and framed pictures unchanged.";
const REAL = "Photorealistic interior photograph with natural light and true materials. No text, no watermark, no logo, no collage.";
export const NEGATIVE =
  "text, watermark, logo, signature, frame, collage, distorted perspective, bent walls, extra windows, extra doors, missing furniture legs, blurry, low quality, cartoon, painting";

type Wanted = { kind: Purpose; style: string | null; roomType?: string | null; words: string };

/** The prompt. The person's own words come last and marked as theirs, so that they cannot override the instructions. */
export function promptFor({ kind, style, roomType, words }: Wanted): string {
  const room = roomType ? roomType.replaceAll("_", " ") : "room";
  const look = style ? (STYLES[style] ?? style.replaceAll("_", " ")) : null;
  const own = oneLine(words);
  const sentences =
    kind === "redesign"
      ? [
          look ? `Redesign this ${room} in this style: ${look}.` : `Redesign this ${room}.`,
          "Change wall finishes, floor, furniture, textiles, lamps and decoration to suit.",
          UNCHANGED,
          own && `The owner wishes: ${own}.`,
          REAL,
        ]
      : [`An interior design picture of a ${room} in a Saudi home.`, look && `Style: ${look}.`, own && `The owner describes it so: ${own}.`, REAL];
  return sentences.filter(Boolean).join(" ");
}
