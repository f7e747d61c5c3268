import type { RoomAnalysis } from "../analyze-room.ts";
import { KINDS, WINDOW } from "../surfaces/kinds.ts";
import { type Eye, endsOf, hitOf, type Opening, type Plan, rayOf, type Wall } from "./plan.ts";

const SEEN = 0.45 * 255;
/** So much of a window's rectangle must be seen as a window. */
const FILLED = 0.5;
const STEP = 0.08;
/** Frames are seen as wall. */
const FRAME = 0.07;

/** Windows by what the network sees of them: a rectangle for each connected group on a wall. */
export function foundWindows({ planes, surfaces }: RoomAnalysis, plan: Plan, eye: Eye): Opening[] {
  const cells: Record<Wall, Map<string, [number, number]>> = { back: new Map(), left: new Map(), right: new Map() };
  for (let y = 0; y < planes.height; y += 3) {
    for (let x = 0; x < planes.width; x += 3) {
      if (surfaces.seen[surfaces.labels[y * planes.width + x]! * KINDS + WINDOW]! < SEEN) continue;
      const hit = hitOf(plan, eye.eye, rayOf(eye, x + 0.5, y + 0.5));
      if (!hit || hit.face === "floor" || hit.face === "ceiling" || !plan.walls[hit.face]) continue;
      const place: [number, number] = [Math.round((hit.face === "back" ? hit.x : hit.z) / STEP), Math.round(hit.y / STEP)];
      cells[hit.face].set(place.join(" "), place);
    }
  }
  return (Object.keys(cells) as Wall[]).flatMap((wall) => groupsOf(cells[wall]).flatMap((group) => windowOf(wall, group, plan) ?? []));
}

function groupsOf(cells: Map<string, [number, number]>): [number, number][][] {
  const groups: [number, number][][] = [];
  const open = new Map(cells);
  for (const [key, first] of cells) {
    if (!open.delete(key)) continue;
    const group = [first];
    for (let at = 0; at < group.length; at += 1) {
      const [u, v] = group[at]!;
      for (let du = -2; du <= 2; du += 1) {
        for (let dv = -2; dv <= 2; dv += 1) {
          const beside = open.get(`${u + du} ${v + dv}`);
          if (!beside) continue;
          open.delete(`${u + du} ${v + dv}`);
          group.push(beside);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}

function windowOf(wall: Wall, group: readonly [number, number][], plan: Plan): Opening | null {
  const along = group.map(([u]) => u).sort((a, b) => a - b);
  const up = group.map(([, v]) => v).sort((a, b) => a - b);
  const at = (values: readonly number[], share: number) => values[Math.min(values.length - 1, Math.floor(values.length * share))]! * STEP;
  const [from, to, bottom, top] = [at(along, 0.02), at(along, 0.98), at(up, 0.02), at(up, 0.98)];
  const filled = (group.length * STEP * STEP) / Math.max(0.01, (to - from + STEP) * (top - bottom + STEP));
  if (to - from < 0.35 || top - bottom < 0.4 || filled < FILLED || top < 1.2) return null;
  const [start, end] = endsOf(plan, wall);
  return {
    kind: "window",
    wall,
    from: Math.max(start, from - FRAME),
    to: Math.min(end, to + FRAME),
    bottom: Math.max(0, bottom - FRAME),
    top: Math.min(plan.height, top + FRAME),
  };
}
