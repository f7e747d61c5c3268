import type { Finishes } from "../finishes.ts";
import { linearOf, type Rgb } from "../image/color.ts";
import { floorMaterial } from "../materials/floors.ts";
import type { FloorFinish, Material, WallFinish, WallFrame } from "../materials/materials.ts";
import { wallMaterial } from "../materials/walls.ts";
import type { Change, Left } from "../outcome.ts";
import { BACK, CEILING, FACES, FLOOR, LEFT, RIGHT } from "../room/room-box.ts";
import type { Look } from "../styles.ts";
import { SURE } from "../surfaces/sure.ts";
import { standsBetweenEdges } from "./back-wall.ts";
import type { Prepared } from "./prepare.ts";
import { Curve } from "./tone.ts";

/** The paint and material of a wall or the ceiling. */
type Coat = { paint: Rgb /** Null where the paint is plain. */; material: Material | null };

/** What is repainted in a room, and what is left because it is not sure enough. */
export type PaintPlan = {
  /** By face; null leaves it as it is. */
  coats: (Coat | null)[];
  /** How much of the old surface's fine structure stays: less where the new paint is much brighter. */
  relief: number[];
  floor: { material: Material /** How much it mirrors, 0 to 1. */; gloss: number } | null;
  /** How shadow and light of the old floor apply to the new one. */
  floorShade: Curve;
  /** Strength of the furniture's shift. */
  furniture: number;
  changed: Change[];
  left: Left[];
};

/** Smaller surfaces are not reported. */
const SEEN = 0.004;
const SIDES = { back: BACK, left: LEFT, right: RIGHT } as const;
const GLOSS: Partial<Record<FloorFinish["material"], number>> = {
  marble: 1,
  terrazzo: 0.7,
  tile: 0.7,
  patterned: 0.4,
  herringbone: 0.35,
  planks: 0.3,
  concrete: 0.25,
};
/** Materials with an up and down or a measure of their own need walls whose place is known. */
const FLAT: readonly WallFinish["material"][] = ["paint", "plaster"];

export function planPainting(prepared: Prepared, look: Look, finishes: Finishes = {}): PaintPlan {
  const { analysis, light, shares } = prepared;
  const changed: Change[] = [];
  const left: Left[] = [];
  const isSeen = (face: number) => shares[face]! > SEEN;
  const isBoxSure = analysis.confidence.geometry >= SURE.geometry;
  const sure = {
    geometry: isBoxSure,
    accent: isBoxSure && standsBetweenEdges(analysis),
    wall: analysis.confidence.wall >= SURE.wall,
    floor: analysis.confidence.floor >= SURE.floor,
    ceiling: analysis.confidence.ceiling >= SURE.ceiling,
  };

  const finish = planWalls(look, finishes, sure, isSeen, left);
  const coats: (Coat | null)[] = Array.from({ length: FACES }, () => null);
  for (const face of [BACK, LEFT, RIGHT]) {
    const wall = finish[face];
    if (!wall) continue;
    coats[face] = { paint: linearOf(wall.color), material: wall.material === "paint" ? null : wallMaterial(wall, frameOf(prepared, face)) };
    if (isSeen(face) && !changed.some(({ color, material }) => color === wall.color && material === wall.material))
      changed.push({ surface: face === BACK && finish[LEFT] !== finish[BACK] && finish[RIGHT] !== finish[BACK] ? "accent" : "wall", ...wall });
  }
  const floor = planFloor(look, finishes, shares[FLOOR]!, sure, { changed, left });
  // A new ceiling over old walls and an old floor is no new room, unless that is what the person wants.
  const isAlone = changed.length === 0 && !finishes.ceiling && !left.some(({ reason }) => reason === "asked");
  coats[CEILING] = isAlone ? leaveCeiling(isSeen(CEILING), left) : planCeiling(look, finishes, finish, sure, isSeen(CEILING), { changed, left });
  const relief = light.map(({ color, white }, face) => {
    const coat = coats[face];
    if (!coat) return 1;
    const gain = Math.max(...color.map((value, channel) => (coat.paint[channel]! * white) / value));
    // Cladding hides the old wall; only broad shadows reach through.
    if (finish[face] && !FLAT.includes(finish[face].material)) return 0.4;
    return gain > 1.4 ? Math.max(0.42, 0.92 - 0.42 * Math.log2(gain / 1.4)) : 0.92;
  });
  const furniture = Math.min(1, Math.max(0, finishes.furniture ?? 1));
  if (furniture > 0.05) changed.push({ surface: "furniture" });
  else left.push({ surface: "furniture", reason: "asked" });
  changed.push({ surface: "light" });
  const floorShade = new Curve((shade) => Math.max(0.02, shade) ** 0.92, 12);
  return { coats, relief, floor, floorShade, furniture, changed, left };
}

type Sure = Record<"geometry" | "accent" | "wall" | "floor" | "ceiling", boolean>;
type Log = Pick<PaintPlan, "changed" | "left">;

/** The finish of each wall, by face: what the person chose for that wall, for all walls, or the look's. */
function planWalls(look: Look, { wall, walls = {} }: Finishes, sure: Sure, isSeen: (face: number) => boolean, left: Left[]): (WallFinish | null)[] {
  const planned: (WallFinish | null)[] = Array.from({ length: FACES }, () => null);
  const plain: WallFinish =
    look.walls && (sure.geometry || FLAT.includes(look.walls)) ? { material: look.walls, color: look.wall } : { material: "paint", color: look.wall };
  for (const side of ["back", "left", "right"] as const) {
    const face = SIDES[side];
    const chosen = walls[side] === undefined ? wall : walls[side];
    if (chosen !== undefined) planned[face] = chosen;
    else if (sure.wall) planned[face] = look.accent && sure.accent && face === BACK ? look.accent : plain;
    const reason = chosen === null ? "asked" : "unsure";
    if (planned[face] === null && isSeen(face) && !left.some((one) => one.surface === "wall" && one.reason === reason)) left.push({ surface: "wall", reason });
  }
  if (![BACK, LEFT, RIGHT].some(isSeen)) left.push({ surface: "wall", reason: "notFound" });
  else if (sure.wall && look.accent && !sure.accent && isSeen(BACK) && wall === undefined && walls.back === undefined)
    left.push({ surface: "accent", reason: "unsure" });
  return planned;
}

/** When the edge between walls and ceiling is unsure, both get one color. */
function planCeiling(look: Look, { ceiling }: Finishes, finish: readonly (WallFinish | null)[], sure: Sure, isSeen: boolean, log: Log): Coat | null {
  if (ceiling === null) {
    if (isSeen) log.left.push({ surface: "ceiling", reason: "asked" });
    return null;
  }
  const wall = finish[LEFT] ?? finish[RIGHT] ?? finish[BACK];
  const color = ceiling?.color ?? (sure.geometry && sure.ceiling ? look.ceiling : wall?.color);
  if (color) {
    if (isSeen) log.changed.push({ surface: "ceiling", color });
    return { paint: linearOf(color), material: null };
  }
  return leaveCeiling(isSeen, log.left);
}

function leaveCeiling(isSeen: boolean, left: Left[]): null {
  if (isSeen) left.push({ surface: "ceiling", reason: "unsure" });
  return null;
}

/** A person's choice is applied regardless of confidence. */
function planFloor(look: Look, { floor: chosen }: Finishes, share: number, sure: Sure, log: Log): PaintPlan["floor"] {
  const finish = chosen === undefined ? look.floor : chosen;
  const leave = (reason: Left["reason"]) => {
    log.left.push({ surface: "floor", reason });
    return null;
  };
  if (!finish) return leave("asked");
  if (share < SEEN) return leave("notFound");
  if (!sure.floor && !chosen) return leave("unsure");
  if (!sure.geometry && !chosen && share < 0.07) return leave("tooSmall");
  log.changed.push({ surface: "floor", color: finish.first, material: finish.material });
  return { material: floorMaterial(finish), gloss: GLOSS[finish.material] ?? 0 };
}

/** Beyond this a wall's end is out of sight. */
const OUT_OF_SIGHT = 12;

/** Where a wall begins and ends, in meters. */
function frameOf({ analysis: { box }, scale }: Prepared, face: number): WallFrame {
  const [from, to] = face === BACK ? [-box.left, box.right] : [0, box.depth];
  const end = (value: number) => (Math.abs(value) < OUT_OF_SIGHT ? value * scale : null);
  return { from: face === BACK ? end(from) : null, to: end(to), height: (1 + box.ceiling) * scale };
}
