import { type FloorFinish, LOOKS, type Restyle, type WallFinish } from "#app/features/studio/redesign/public.ts";
import { materialsIn, type NamedMaterials } from "../brief/read-words.ts";
import type { Brief } from "../interior-creator.ts";
import { type PaletteColor, paletteFor, type Role } from "./palette.ts";

const TEXTILES = ["linen", "boucle", "wool", "velvet", "leather", "cotton", "sadu", "jute"] as const;
type Textile = (typeof TEXTILES)[number];
const WOODS = ["oak", "walnut", "ash", "teak", "pine", "acacia"] as const;
type Wood = (typeof WOODS)[number];
const METALS = ["brass", "blackSteel", "brushedSteel", "copper", "bronze"] as const;
type Metal = (typeof METALS)[number];

const METAL_COLORS: Record<Metal, string> = { brass: "#b8924a", blackSteel: "#2e2d2c", brushedSteel: "#a9abac", copper: "#b06a45", bronze: "#7c5a3a" };

/** Fixed colors of wall materials; the others take the color of the walls. */
const WALL_COLORS: Partial<Record<WallFinish["material"], string>> = { brick: "#985c42", mashrabiya: "#8a5a34", slats: "#a37b52" };
const WOOD_COLORS: Record<Wood, string> = { oak: "#b08a5b", walnut: "#5f4433", ash: "#cdb899", teak: "#9a6b3f", pine: "#c79c66", acacia: "#8a5a3a" };

/** Other materials of a style, besides walls and floor. */
const FINISHING: Record<Restyle, { textile: Textile; wood: Wood; metal: Metal }> = {
  modern: { textile: "wool", wood: "walnut", metal: "blackSteel" },
  minimalist: { textile: "linen", wood: "ash", metal: "brushedSteel" },
  scandinavian: { textile: "boucle", wood: "ash", metal: "blackSteel" },
  industrial: { textile: "leather", wood: "pine", metal: "blackSteel" },
  traditional: { textile: "velvet", wood: "walnut", metal: "brass" },
  contemporary: { textile: "boucle", wood: "oak", metal: "bronze" },
  bohemian: { textile: "jute", wood: "acacia", metal: "copper" },
  rustic: { textile: "wool", wood: "pine", metal: "bronze" },
  art_deco: { textile: "velvet", wood: "walnut", metal: "brass" },
  mediterranean: { textile: "cotton", wood: "acacia", metal: "bronze" },
  najdi: { textile: "sadu", wood: "acacia", metal: "copper" },
  hijazi: { textile: "cotton", wood: "teak", metal: "brass" },
};

/** Each kind of surface with what it is made of; enough to draw it and to name it. */
export type BoardMaterial =
  | { kind: "floor"; name: FloorFinish["material"]; finish: FloorFinish }
  | { kind: "wall"; name: WallFinish["material"]; finish: WallFinish }
  | { kind: "textile"; name: Textile; color: string; second: string }
  | { kind: "wood"; name: Wood; color: string }
  | { kind: "metal"; name: Metal; color: string };

type Wish = Pick<Brief, "style" | "colors" | "words">;

/** The colors and the materials of a board: those of the style, as far as the words name no others. */
export function boardOf({ style, colors, words }: Wish): { palette: PaletteColor[]; materials: BoardMaterial[] } {
  const named = materialsIn(words);
  const palette = paletteFor(style, colors, named.wood && WOOD_COLORS[named.wood]);
  return { palette, materials: materialsFor(style, palette, named) };
}

function materialsFor(style: Restyle | null, palette: readonly PaletteColor[], named: NamedMaterials): BoardMaterial[] {
  const look = LOOKS[style ?? "contemporary"];
  const { textile, wood, metal } = { ...FINISHING[style ?? "contemporary"], ...named };
  const of = (role: Role) => palette.find((color) => color.role === role)?.hex ?? look.wall;
  const usual: WallFinish = look.accent ?? { material: "paint", color: of("wall") };
  const accent: WallFinish = named.wall && named.wall !== usual.material ? { material: named.wall, color: WALL_COLORS[named.wall] ?? of("wall") } : usual;
  return [
    { kind: "floor", name: look.floor.material, finish: look.floor },
    { kind: "wall", name: accent.material, finish: accent.material === "paint" ? { ...accent, color: of("wall") } : accent },
    { kind: "textile", name: textile, color: of("textile"), second: of("accent") },
    { kind: "wood", name: wood, color: of("wood") },
    { kind: "metal", name: metal, color: METAL_COLORS[metal] },
  ];
}
