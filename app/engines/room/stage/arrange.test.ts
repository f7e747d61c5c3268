import { describe, expect, it } from "vitest";
import { PIECES } from "../furniture/catalogue.ts";
import { RESTYLES } from "../style-names.ts";
import { arrange } from "./arrange.ts";
import type { Opening, Plan, Wall } from "./plan.ts";
import { footprint, type Placement, sizeOf } from "./scene.ts";
import { FURNISHED_ROOMS } from "./words.ts";

/** The same numbers each time. */
function randomly(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

function someRoom(seed: number): Plan {
  const next = randomly(seed);
  for (let skip = 0; skip < 5; skip += 1) next();
  const between = (from: number, to: number) => from + next() * (to - from);
  const plan = { left: between(0.8, 3.5), right: between(0.8, 3.5), depth: between(2.8, 7), height: between(2.4, 3.6), near: between(0.8, 2.2) };
  const openings: Opening[] = Array.from({ length: Math.floor(next() * 4) }, () => {
    const wall = (["back", "left", "right"] as const)[Math.floor(next() * 3)]!;
    const [first, last] = wall === "back" ? [-plan.left, plan.right] : [0, plan.depth];
    const kind = (["door", "window", "stays"] as const)[Math.floor(next() * 3)]!;
    const width = Math.min(last - first - 0.1, between(0.7, 1.9));
    const from = between(first, last - width);
    return { kind, wall, from, to: from + width, bottom: kind === "window" ? between(0, 1.1) : 0, top: between(1.9, 2.3) };
  });
  return { ...plan, walls: { back: true, left: next() > 0.15, right: next() > 0.15 }, openings };
}

/** Points all over what a piece covers. */
function pointsOf(placement: Placement): [number, number][] {
  const [a, b, , d] = footprint(placement, -0.01) as [[number, number], [number, number], unknown, [number, number]];
  return Array.from({ length: 121 }, (_, at) => {
    const [u, v] = [(at % 11) / 10, Math.floor(at / 11) / 10];
    return [a[0] + (b[0] - a[0]) * u + (d[0] - a[0]) * v, a[1] + (b[1] - a[1]) * u + (d[1] - a[1]) * v];
  });
}

function isBefore(plan: Plan, { wall, from, to }: Opening, [x, z]: [number, number], depth: number): boolean {
  const away: Record<Wall, number> = { back: plan.depth - z, left: x + plan.left, right: plan.right - x };
  const along = wall === "back" ? x : z;
  return away[wall] < depth && along > from && along < to;
}

const standing = (placed: readonly Placement[]) => placed.filter(({ piece }) => PIECES[piece].ground === "floor");

describe("arrange", () => {
  it("blocks no door, crosses no wall and lets no piece stand in another: a thousand rooms", () => {
    let pieces = 0;
    const faults: string[] = [];
    for (let seed = 0; seed < 1000; seed += 1) {
      const plan = someRoom(seed);
      const kind = FURNISHED_ROOMS[seed % FURNISHED_ROOMS.length]!;
      const placed = arrange(plan, kind, RESTYLES[seed % RESTYLES.length]!);
      pieces += placed.length;
      const floor = standing(placed);
      for (const placement of placed) {
        const outside = pointsOf(placement).find(([x, z]) => x < -plan.left - 0.02 || x > plan.right + 0.02 || z > plan.depth + 0.02);
        if (outside) faults.push(`${seed} ${placement.id} crosses a wall`);
        if (placement.y + sizeOf(placement).height > plan.height + 1e-6) faults.push(`${seed} ${placement.id} crosses the ceiling`);
      }
      for (const placement of floor) {
        for (const opening of plan.openings) {
          const depth = opening.kind === "door" ? 0.9 : opening.kind === "stays" ? 0.6 : 0;
          if (depth > 0 && pointsOf(placement).some((point) => isBefore(plan, opening, point, depth)))
            faults.push(`${seed} ${placement.id} before a ${opening.kind}`);
        }
      }
      for (const [at, one] of floor.entries()) {
        const own = pointsOf(one);
        for (const two of floor.slice(at + 1)) if (own.some((point) => isIn(point, two))) faults.push(`${seed} ${one.id} in ${two.id}`);
      }
    }
    expect(faults).toEqual([]);
    expect(pieces).toBeGreaterThan(4000);
  }, 60_000);

  const hall: Plan = { left: 2.4, right: 2.4, depth: 5, height: 2.9, near: 1.5, walls: { back: true, left: true, right: true }, openings: [] };

  it("seats a majlis on three sides with both corners turned", () => {
    const placed = arrange(hall, "majlis", "najdi");
    expect(placed.filter(({ piece }) => piece === "majlis_corner")).toHaveLength(2);
    expect(
      placed
        .filter(({ piece }) => piece === "majlis_run")
        .map(({ turn }) => turn)
        .sort(),
    ).toEqual([-90, 0, 90]);
    expect(placed.map(({ piece }) => piece)).toEqual(expect.arrayContaining(["rug_sadu", "coffee_arabesque", "dallah_set"]));
  });

  it("divides the seats of a majlis at a door", () => {
    const plan: Plan = { ...hall, openings: [{ kind: "door", wall: "left", from: 2.4, to: 3.3, bottom: 0, top: 2.1 }] };
    const left = arrange(plan, "majlis", "najdi").filter(({ piece, turn }) => piece === "majlis_run" && turn === 90);
    expect(left).toHaveLength(2);
  });

  it.each([
    ["living_room", ["sofa", "coffeeTable", "rug"]],
    ["bedroom", ["bed", "nightstand", "wardrobe"]],
    ["dining_room", ["diningTable", "chair"]],
    ["home_office", ["desk", "officeChair"]],
    ["kids_room", ["singleBed", "desk"]],
  ] as const)("%s has what it is for, in every style", (room, kinds) => {
    for (const style of RESTYLES) expect(arrange(hall, room, style).map(({ piece }) => PIECES[piece].kind)).toEqual(expect.arrayContaining([...kinds]));
  });

  it("hangs curtains at a window and stands nothing tall before it", () => {
    const plan: Plan = { ...hall, openings: [{ kind: "window", wall: "right", from: 2, to: 3.8, bottom: 0.9, top: 2.2 }] };
    const placed = arrange(plan, "bedroom", "modern");
    expect(placed.some(({ piece }) => piece === "curtains")).toBe(true);
    const tall = standing(placed).filter((placement) => sizeOf(placement).height > 1.2);
    for (const placement of tall)
      expect(
        pointsOf(placement).some((point) => isBefore(plan, plan.openings[0]!, point, 0.2)),
        placement.id,
      ).toBe(false);
  });
});

function isIn([x, z]: [number, number], placement: Placement): boolean {
  const { width, depth } = sizeOf(placement);
  const [c, s] = [Math.cos((placement.turn * Math.PI) / 180), Math.sin((placement.turn * Math.PI) / 180)];
  const [dx, dz] = [x - placement.x, placement.z - z];
  return Math.abs(c * dx - s * dz) < width / 2 - 0.01 && Math.abs(s * dx + c * dz) < depth / 2 - 0.01;
}
