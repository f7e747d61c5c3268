import type { PieceId } from "#app/engines/room/furniture/ids.ts";
import { finderPath, type ProductSearch } from "#app/features/shop/products/public.ts";
import type { Line } from "./list-lines.ts";

/** What the shop calls pieces of a kind, in the reader's language. */
export type AlikeWord = "sofa" | "chair" | "majlis" | "rug" | "lamp" | "pendant" | "screen" | "vases" | "dallah";
type Wanted = Partial<ProductSearch> & { word?: AlikeWord; fits?: readonly ("width" | "height")[] };

/** A tenth more than the piece that is drawn: the room has that much. */
const ROOM = 1.1;
const STEP_CM = 5;

/** By what an id begins with, up to its first underscore. */
const WANTED: readonly (readonly [string, Wanted])[] = [
  ["sofa", { word: "sofa", fits: ["width"] }],
  ["armchair", { category: "seating", room: "living_room", word: "chair" }],
  ["pouf", { category: "seating", fits: ["height"] }],
  ["bench", { category: "seating" }],
  ["majlis", { category: "seating", room: "majlis", word: "majlis" }],
  ["coffee", { category: "tables", room: "living_room", fits: ["width", "height"] }],
  ["side", { category: "tables", room: "living_room", fits: ["width", "height"] }],
  ["sideboard", { category: "storage", fits: ["width"] }],
  ["dining", { category: "tables", room: "dining_room", fits: ["width"] }],
  ["chair", { category: "seating", room: "dining_room" }],
  ["desk", { category: "tables", room: "home_office", fits: ["width"] }],
  ["office", { category: "seating", room: "home_office" }],
  ["bed", { category: "beds", fits: ["width"] }],
  ["nightstand", { category: "storage", room: "bedroom", fits: ["height"] }],
  ["wardrobe", { category: "storage", fits: ["width"] }],
  ["dresser", { category: "storage", fits: ["width"] }],
  ["shelves", { category: "storage", fits: ["width"] }],
  ["media", { category: "storage", fits: ["width", "height"] }],
  ["console", { category: "storage", fits: ["width"] }],
  ["rug", { category: "decor", word: "rug" }],
  ["plant", { material: "plant" }],
  ["lamp", { category: "lighting", word: "lamp" }],
  ["pendant", { category: "lighting", word: "pendant" }],
  ["screen", { category: "decor", word: "screen" }],
  ["vases", { word: "vases" }],
  ["dallah", { word: "dallah" }],
];

/** The furniture finder with what could stand in a piece's place, or null for what the shop does not sell: curtains, pictures and mirrors. */
export function findAlike({ piece, ...size }: Pick<Line, "piece" | "width" | "height">, wordOf: (word: AlikeWord) => string): string | null {
  const wanted = wantedFor(piece);
  if (!wanted) return null;
  const { word, fits = [], ...search } = wanted;
  const sizes = Object.fromEntries(fits.map((side) => [side, Math.ceil((size[side] * ROOM) / STEP_CM) * STEP_CM]));
  return finderPath({ ...search, ...sizes, ...(word && { search: wordOf(word) }) });
}

const wantedFor = (piece: PieceId): Wanted | undefined => WANTED.find(([start]) => piece === start || piece.startsWith(`${start}_`))?.[1];
