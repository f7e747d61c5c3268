import { bed, curtains } from "./beds.ts";
import { diningChair, officeChair } from "./chairs.ts";
import { dallahSet, framed, latticeScreen, roundMirror, rug, vases } from "./decor.ts";
import type { PieceId } from "./ids.ts";
import { floorLamp, pendant, tableLamp } from "./lamps.ts";
import { majlisCorner, majlisRun } from "./majlis.ts";
import type { Mesh } from "./mesh.ts";
import { plant } from "./plants.ts";
import { barrelChair, bench, pouf, sofa, wingChair, woodChair } from "./seating.ts";
import { cabinet, consoleTable, mediaUnit, shelves } from "./storage.ts";
import { arabesqueTable, blockTable, nestTables, roundTable, sideDrum, table } from "./tables.ts";

/** What a piece is for: pieces of one kind can be swapped for each other. */
export const PIECE_KINDS = [
  "sofa",
  "armchair",
  "seat",
  "majlis",
  "majlisCorner",
  "coffeeTable",
  "sideTable",
  "diningTable",
  "chair",
  "desk",
  "officeChair",
  "bed",
  "singleBed",
  "nightstand",
  "wardrobe",
  "dresser",
  "shelves",
  "media",
  "console",
  "rug",
  "curtains",
  "plant",
  "smallPlant",
  "floorLamp",
  "tableLamp",
  "pendant",
  "picture",
  "onTable",
  "screen",
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** What a piece stands on or hangs from. */
export type Ground = "floor" | "rug" | "top" | "wall" | "ceiling" | "window";

/** Meters. */
export type Size3 = { width: number; depth: number; height: number };

export type Piece = {
  kind: PieceKind;
  size: Size3;
  ground: Ground;
  /** Made to measure: width and depth, or the drop, may be any. */
  isMeasured?: boolean;
  make(size: Size3): Mesh;
};

const piece = (kind: PieceKind, width: number, depth: number, height: number, make: Piece["make"], ground: Ground = "floor", isMeasured = false): Piece => ({
  kind,
  size: { width, depth, height },
  ground,
  make,
  ...(isMeasured && { isMeasured }),
});

const STONE = { finish: "stone", tone: "light" } as const;
const LEATHER = { finish: "leather", tone: "main" } as const;
const VELVET = { finish: "velvet", tone: "main" } as const;

export const PIECES = {
  sofa_two: piece("sofa", 1.7, 0.92, 0.84, () => sofa({ width: 1.7, seats: 2 })),
  sofa_three: piece("sofa", 2.2, 0.92, 0.84, () => sofa({ width: 2.2, seats: 3, pillows: 3 })),
  sofa_four: piece("sofa", 2.7, 0.95, 0.84, () => sofa({ width: 2.7, depth: 0.95, seats: 3, legs: "plinth", pillows: 4 })),
  sofa_chaise_left: piece("sofa", 2.6, 1.6, 0.84, () => sofa({ width: 2.6, seats: 3, chaise: "left", legs: "metal", pillows: 3 })),
  sofa_chaise_right: piece("sofa", 2.6, 1.6, 0.84, () => sofa({ width: 2.6, seats: 3, chaise: "right", legs: "metal", pillows: 3 })),
  sofa_frame: piece("sofa", 2.05, 0.88, 0.84, () => sofa({ width: 2.05, depth: 0.88, seats: 3, arms: "frame", stuff: { finish: "fabric", tone: "light" } })),
  sofa_velvet: piece("sofa", 2.15, 0.9, 0.84, () => sofa({ width: 2.15, depth: 0.9, seats: 2, arms: "round", legs: "metal", stuff: VELVET })),
  sofa_leather: piece("sofa", 2.1, 0.9, 0.82, () => sofa({ width: 2.1, depth: 0.9, seats: 2, legs: "metal", height: 0.78, stuff: LEATHER, pillows: 1 })),
  armchair_square: piece("armchair", 0.88, 0.88, 0.84, () =>
    sofa({ width: 0.88, depth: 0.88, seats: 1, stuff: { finish: "fabric", tone: "second" }, pillows: 0 }),
  ),
  armchair_barrel: piece("armchair", 0.84, 0.84, 0.78, () => barrelChair()),
  armchair_wood: piece("armchair", 0.72, 0.8, 0.88, woodChair),
  armchair_wing: piece("armchair", 0.8, 0.82, 1.12, () => wingChair()),
  armchair_leather: piece("armchair", 0.86, 0.86, 0.8, () =>
    sofa({ width: 0.86, depth: 0.86, seats: 1, legs: "metal", height: 0.76, stuff: LEATHER, pillows: 0 }),
  ),
  pouf: piece("seat", 0.56, 0.56, 0.42, () => pouf()),
  bench: piece("seat", 1.3, 0.42, 0.48, () => bench(1.3)),
  majlis_run: piece("majlis", 1.7, 0.82, 0.82, ({ width }) => majlisRun(width), "floor", true),
  majlis_corner: piece("majlisCorner", 0.8, 0.82, 0.82, majlisCorner),
  coffee_round: piece("coffeeTable", 0.9, 0.9, 0.38, () => roundTable(0.9, 0.38)),
  coffee_marble: piece("coffeeTable", 0.95, 0.95, 0.36, () => roundTable(0.95, 0.36, { top: STONE, foot: "ring" })),
  coffee_nest: piece("coffeeTable", 1.21, 0.92, 0.42, nestTables),
  coffee_oak: piece("coffeeTable", 1.1, 0.6, 0.4, () => table({ width: 1.1, depth: 0.6, height: 0.4, shelf: true })),
  coffee_steel: piece("coffeeTable", 1.2, 0.65, 0.38, () => table({ width: 1.2, depth: 0.65, height: 0.38, legs: "sled" })),
  coffee_block: piece("coffeeTable", 1.2, 0.6, 0.34, blockTable),
  coffee_arabesque: piece("coffeeTable", 0.86, 0.86, 0.43, arabesqueTable),
  side_round: piece("sideTable", 0.45, 0.45, 0.52, () => roundTable(0.45, 0.52)),
  side_marble: piece("sideTable", 0.42, 0.42, 0.5, () => roundTable(0.42, 0.5, { top: STONE, foot: "ring" })),
  side_drum: piece("sideTable", 0.42, 0.42, 0.51, sideDrum),
  dining_oak: piece("diningTable", 1.8, 0.9, 0.75, () => table({ width: 1.8, depth: 0.9, height: 0.75 })),
  dining_large: piece("diningTable", 2.4, 1.0, 0.75, () => table({ width: 2.4, depth: 1.0, height: 0.75, legs: "slab" })),
  dining_steel: piece("diningTable", 1.8, 0.9, 0.75, () => table({ width: 1.8, depth: 0.9, height: 0.75, legs: "sled" })),
  dining_round: piece("diningTable", 1.2, 1.2, 0.75, () => roundTable(1.2, 0.75, { foot: "column" })),
  dining_marble: piece("diningTable", 1.3, 1.3, 0.75, () => roundTable(1.3, 0.75, { top: STONE, foot: "column" })),
  chair_slats: piece("chair", 0.48, 0.55, 0.86, () => diningChair("slats")),
  chair_cushion: piece("chair", 0.48, 0.58, 0.92, () => diningChair("cushion")),
  desk_oak: piece("desk", 1.4, 0.7, 0.74, () => table({ width: 1.4, depth: 0.7, height: 0.74 })),
  desk_steel: piece("desk", 1.6, 0.75, 0.74, () => table({ width: 1.6, depth: 0.75, height: 0.74, legs: "sled" })),
  desk_small: piece("desk", 1.0, 0.55, 0.7, () => table({ width: 1.0, depth: 0.55, height: 0.7 })),
  office_chair: piece("officeChair", 0.66, 0.66, 1.13, officeChair),
  bed_upholstered: piece("bed", 1.92, 2.3, 1.12, () => bed(1.8, "upholstered")),
  bed_panel: piece("bed", 1.92, 2.24, 1.05, () => bed(1.8, "panel")),
  bed_slats: piece("bed", 1.72, 2.24, 1.05, () => bed(1.6, "slats")),
  bed_low: piece("bed", 1.72, 2.24, 0.85, () => bed(1.6, "low")),
  bed_single: piece("singleBed", 1.02, 2.24, 1.05, () => bed(0.9, "panel")),
  bed_child: piece("singleBed", 1.02, 2.04, 0.85, () => bed(0.9, "low", 1.8)),
  nightstand: piece("nightstand", 0.48, 0.42, 0.5, () => cabinet({ width: 0.48, height: 0.5, depth: 0.4, columns: 1, rows: 2 })),
  wardrobe_two: piece("wardrobe", 1.2, 0.62, 2.1, () => cabinet({ width: 1.2, height: 2.1, depth: 0.6, columns: 2, rows: 1, foot: 0.06, legs: false })),
  wardrobe_four: piece("wardrobe", 2.2, 0.62, 2.2, () => cabinet({ width: 2.2, height: 2.2, depth: 0.6, columns: 4, rows: 1, foot: 0.06, legs: false })),
  wardrobe_light: piece("wardrobe", 1.8, 0.62, 2.1, () =>
    cabinet({ width: 1.8, height: 2.1, depth: 0.6, columns: 4, rows: 1, foot: 0.06, legs: false, front: { finish: "ceramic", tone: "light" } }),
  ),
  dresser: piece("dresser", 1.2, 0.47, 0.8, () => cabinet({ width: 1.2, height: 0.8, depth: 0.45, columns: 2, rows: 3 })),
  sideboard: piece("dresser", 1.6, 0.47, 0.75, () => cabinet({ width: 1.6, height: 0.75, depth: 0.45, columns: 4, rows: 1, foot: 0.16 })),
  shelves_tall: piece("shelves", 0.9, 0.32, 2.0, () => shelves({ width: 0.9, height: 2.0, depth: 0.32, columns: 1, rows: 5, frame: "wood" })),
  shelves_steel: piece("shelves", 1.1, 0.35, 1.85, () => shelves({ width: 1.1, height: 1.85, depth: 0.35, columns: 1, rows: 4, frame: "metal" })),
  shelves_low: piece("shelves", 1.2, 0.36, 0.85, () => shelves({ width: 1.2, height: 0.85, depth: 0.36, columns: 3, rows: 2, frame: "wood" })),
  media_low: piece("media", 1.8, 0.45, 1.3, () => mediaUnit(1.8)),
  media_short: piece("media", 1.4, 0.45, 1.12, () => mediaUnit(1.4)),
  console: piece("console", 1.2, 0.34, 0.81, consoleTable),
  screen_lattice: piece("screen", 1.65, 0.18, 1.82, latticeScreen),
  rug_plain: piece("rug", 2.4, 1.7, 0.02, ({ width, depth }) => rug(width, depth), "rug", true),
  rug_sadu: piece("rug", 2.4, 1.7, 0.02, ({ width, depth }) => rug(width, depth), "rug", true),
  rug_persian: piece("rug", 2.4, 1.7, 0.02, ({ width, depth }) => rug(width, depth), "rug", true),
  rug_diamond: piece("rug", 2.4, 1.7, 0.02, ({ width, depth }) => rug(width, depth), "rug", true),
  rug_stripe: piece("rug", 2.4, 1.7, 0.02, ({ width, depth }) => rug(width, depth), "rug", true),
  rug_star: piece("rug", 2.4, 1.7, 0.02, ({ width, depth }) => rug(width, depth), "rug", true),
  curtains: piece("curtains", 1.6, 0.12, 2.5, ({ width, height }) => curtains(width, height), "window", true),
  plant_palm: piece("plant", 1.5, 1.52, 1.05, () => plant("palm", 1.75)),
  plant_ficus: piece("plant", 0.85, 0.85, 1.7, () => plant("ficus", 1.6)),
  plant_olive: piece("plant", 0.9, 0.9, 1.65, () => plant("olive", 1.6)),
  plant_monstera: piece("plant", 1.2, 1.2, 1.15, () => plant("monstera", 1.05)),
  plant_snake: piece("plant", 0.5, 0.5, 0.95, () => plant("snake", 0.9)),
  plant_small: piece("smallPlant", 0.2, 0.2, 0.5, () => plant("snake", 0.42), "top"),
  lamp_arc: piece("floorLamp", 1.2, 0.36, 1.9, () => floorLamp("arc")),
  lamp_tripod: piece("floorLamp", 0.56, 0.56, 1.5, () => floorLamp("tripod")),
  lamp_column: piece("floorLamp", 0.42, 0.42, 1.5, () => floorLamp("column")),
  lamp_table: piece("tableLamp", 0.3, 0.3, 0.47, tableLamp, "top"),
  pendant_rattan: piece("pendant", 0.56, 0.56, 0.9, ({ height }) => pendant("rattan", height), "ceiling", true),
  pendant_lantern: piece("pendant", 0.3, 0.3, 0.9, ({ height }) => pendant("lantern", height), "ceiling", true),
  pendant_globe: piece("pendant", 0.36, 0.36, 0.9, ({ height }) => pendant("globe", height), "ceiling", true),
  picture_tall: piece("picture", 0.6, 0.03, 0.85, () => framed(0.6, 0.85), "wall"),
  picture_wide: piece("picture", 1.1, 0.03, 0.75, () => framed(1.1, 0.75), "wall"),
  mirror_round: piece("picture", 0.8, 0.05, 0.8, roundMirror, "wall"),
  vases: piece("onTable", 0.3, 0.22, 0.27, vases, "top"),
  dallah_set: piece("onTable", 0.44, 0.44, 0.25, dallahSet, "top"),
} satisfies Record<PieceId, Piece>;

export const pieceOf = (id: PieceId): Piece => PIECES[id];

const made = new Map<string, Mesh>();

/** A piece at its size, made when it is first asked for. */
export function meshOf(id: PieceId, size: Size3): Mesh {
  const key = `${id} ${size.width.toFixed(2)} ${size.depth.toFixed(2)} ${size.height.toFixed(2)}`;
  const known = made.get(key);
  if (known) return known;
  const mesh = centered(PIECES[id].make(size));
  if (made.size > 200) made.clear();
  made.set(key, mesh);
  return mesh;
}

/** Its middle over the origin, so that it turns about itself. */
function centered(mesh: Mesh): Mesh {
  for (const axis of [0, 2]) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let at = axis; at < mesh.positions.length; at += 3) {
      least = Math.min(least, mesh.positions[at]!);
      most = Math.max(most, mesh.positions[at]!);
    }
    for (let at = axis; at < mesh.positions.length; at += 3) mesh.positions[at]! -= (least + most) / 2;
  }
  return mesh;
}
