import { PIECES } from "../furniture/catalogue.ts";
import type { Restyle } from "../style-names.ts";
import { Arrangement } from "./arrangement.ts";
import { type Choices, choicesOf } from "./choices.ts";
import type { Plan, Wall } from "./plan.ts";
import { type Placement, sizeOf } from "./scene.ts";
import type { FurnishedRoom } from "./words.ts";

type Rule = (room: Arrangement, choices: Choices, middle: Middle) => void;
/** Of the floor that can be seen. */
type Middle = { x: number; z: number; width: number; length: number };

/** Furniture for a room by rule: for its kind, style, size, doors and windows. What does not fit is left out. */
export function arrange(plan: Plan, kind: FurnishedRoom, style: Restyle): Placement[] {
  const room = new Arrangement(plan);
  const middle = { x: (plan.right - plan.left) / 2, z: (plan.near + plan.depth) / 2, width: plan.left + plan.right, length: plan.depth - plan.near };
  room.curtains();
  RULES[kind](room, choicesOf(style), middle);
  return room.placed;
}

const SIDES = ["left", "right"] as const;

/** The seat's wall: the back one, which the picture looks at, unless doors leave no room at it. */
function seatOf(room: Arrangement, sofas: Choices["sofas"], { x, z, width }: Middle): { sofa: Placement; wall: Wall } | null {
  const fitting = sofas.filter((piece) => PIECES[piece].size.width < width - 0.5 && PIECES[piece].size.depth < room.plan.depth - room.plan.near);
  for (const wall of ["back", "left", "right"] as const) {
    for (const piece of fitting) {
      const sofa = room.against(wall, piece, wall === "back" ? x : z + 0.3, { reach: 1.6, gap: 0.05 });
      if (sofa) return { sofa, wall };
    }
  }
  return null;
}

/** A place before a piece: so far in front of its edge, and so far to its right. */
function before({ x, z, turn, piece, size }: Placement, far: number, across = 0): { x: number; z: number } {
  const { depth } = sizeOf({ piece, ...(size && { size }) });
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const out = depth / 2 + far;
  return { x: x + c * across + s * out, z: z - (-s * across + c * out) };
}

const RULES: Record<FurnishedRoom, Rule> = {
  living_room(room, choices, middle) {
    const seat = seatOf(room, choices.sofas, middle);
    if (!seat) return;
    const { sofa, wall } = seat;
    const { width, depth } = sizeOf(sofa);
    const isChaise = depth > 1.2;
    const shift = isChaise ? -0.3 : 0;
    const far = isChaise ? -0.25 : 0.42;
    const front = before(sofa, far + 0.3, shift);
    const across = wall === "back";
    room.rug(choices.rug[0]!, before(sofa, 0.35).x, before(sofa, 0.35).z, across ? width + 0.7 : 1.9, across ? 1.9 : width + 0.7);
    const coffee =
      room.putAny(choices.coffee, front.x, front.z, { turn: sofa.turn }) ??
      room.putAny(choices.coffee, before(sofa, 0.85).x, before(sofa, 0.85).z, { turn: sofa.turn });
    room.onTop(coffee, choices.coffee[0] === "coffee_arabesque" ? "dallah_set" : "vases", -0.15, 0);
    const chairs = [1, -1].flatMap((side) => {
      for (const out of [0.75, 0.5, 1.05]) {
        const place = before(sofa, out + 0.2, side * (width / 2 + 0.15));
        const chair = room.putAny(choices.armchairs, place.x, place.z, { turn: sofa.turn - side * 62 });
        if (chair) return [chair];
      }
      return [];
    });
    for (const side of [-1, 1]) {
      const beside = before(sofa, -depth + 0.28, side * (width / 2 + 0.32));
      const table = room.putAny(choices.side, beside.x, beside.z);
      if (table) {
        room.onTop(table, "lamp_table");
        break;
      }
    }
    const lamp = before(sofa, -depth + 0.3, width / 2 + (choices.lamp[0] === "lamp_arc" ? 0.2 : 0.4));
    room.putAny(choices.lamp, lamp.x, lamp.z, { turn: choices.lamp[0] === "lamp_arc" ? 180 : 0 });
    room.corner(choices.plants, ["right", "left"]);
    for (const side of SIDES) if (side !== wall && room.against(side, middle.length > 2 ? "media_low" : "media_short", middle.z, { reach: 1 })) break;
    if (chairs.length === 0) room.corner(["plant_snake"], SIDES);
    room.hang(wall, ["picture_wide", "picture_tall"], wall === "back" ? sofa.x : sofa.z, 1.25);
    for (const side of SIDES) room.hang(side, ["picture_tall"], middle.z + 0.4, 1.3);
  },

  majlis(room, choices, middle) {
    const { plan } = room;
    const corner = PIECES.majlis_corner.size.width;
    const turned = SIDES.filter((side) => {
      if (!plan.walls[side]) return false;
      const x = side === "left" ? -plan.left + corner / 2 + 0.01 : plan.right - corner / 2 - 0.01;
      return room.put("majlis_corner", x, plan.depth - corner / 2 - 0.02, { turn: side === "left" ? 0 : -90 });
    });
    const ends = { left: turned.includes("left") ? corner + 0.02 : 0.25, right: turned.includes("right") ? corner + 0.02 : 0.25 };
    runs(room, "back", -plan.left + ends.left, plan.right - ends.right);
    for (const side of SIDES)
      if (plan.walls[side]) runs(room, side, Math.max(0.9, plan.near * 0.62), plan.depth - (turned.includes(side) ? corner + 0.02 : 0.06));
    const free = middle.width - 2 * 0.85 - 0.3;
    room.rug(
      choices.rug[0] === "rug_persian" ? "rug_persian" : "rug_sadu",
      middle.x,
      (plan.near + plan.depth - 0.8) / 2,
      Math.max(1.2, free + 0.1),
      Math.max(1.2, middle.length - 0.9),
    );
    const table = room.putAny(["coffee_arabesque", "coffee_round"], middle.x, Math.max(plan.near + 0.5, plan.depth - 2.1));
    room.onTop(table, "dallah_set");
    if (free > 3.4) for (const side of [-1, 1]) room.put("side_drum", middle.x + side * (middle.width / 2 - 1.15), plan.depth - 1.4);
    room.hang("back", ["picture_wide", "picture_tall"], middle.x, 1.3);
    room.pendant(choices.pendant[0]!, middle.x, plan.depth - 2.1, 2.0);
  },

  bedroom(room, choices, middle) {
    const bed = bedOf(room, choices.beds, middle);
    if (!bed) return;
    const { width, depth } = sizeOf(bed);
    for (const side of [-1, 1]) {
      const beside = before(bed, -depth + 0.24, side * (width / 2 + 0.3));
      room.onTop(room.put("nightstand", beside.x, beside.z, { turn: bed.turn }), side > 0 ? "lamp_table" : "vases");
    }
    const foot = before(bed, -0.75);
    const along = bed.turn === 0;
    room.rug(choices.rug[0]!, foot.x, foot.z, along ? width + 1.2 : 2.2, along ? 2.2 : width + 1.2);
    const end = before(bed, 0.3);
    if (end.z > room.plan.near * 0.9) room.put("bench", end.x, end.z, { turn: bed.turn });
    for (const side of SIDES) {
      if (choices.wardrobe.some((piece) => room.against(side, piece, middle.z, { reach: 2 }))) break;
    }
    for (const side of SIDES) if (room.against(side, "dresser", middle.z, { reach: 2 })) break;
    room.corner(choices.plants, ["right", "left"]);
    const wall = along ? "back" : bed.turn > 0 ? "left" : "right";
    room.hang(wall, ["picture_wide", "picture_tall"], along ? bed.x : bed.z, 1.4);
    room.pendant(choices.pendant[0]!, foot.x, foot.z, 2.05);
  },

  dining_room(room, choices, middle) {
    const table = choices.dining
      .map((piece) => ({ piece, ...PIECES[piece].size }))
      .find(({ width, depth }) => width + 1.7 < middle.width && depth + 1.6 < room.plan.depth - room.plan.near * 0.8);
    const placed = room.putAny(
      table ? [table.piece] : ["dining_round"],
      middle.x,
      Math.max(room.plan.near + 0.3, room.plan.depth - (table?.depth ?? 1.2) / 2 - 1.15),
    );
    if (!placed) return;
    const { width, depth } = sizeOf(placed);
    room.rug(choices.rug[0]!, placed.x, placed.z, width + 1.3, depth + 1.3);
    const chair = choices.chair[0]!;
    const isRound = Math.abs(width - depth) < 0.05;
    if (isRound)
      for (const angle of [0, 90, 180, 270]) {
        const far = width / 2 + 0.31;
        room.put(chair, placed.x + Math.sin((angle * Math.PI) / 180) * far, placed.z - Math.cos((angle * Math.PI) / 180) * far, { turn: angle + 180 });
      }
    else {
      const seats = Math.floor((width - 0.1) / 0.58);
      for (let at = 0; at < seats; at += 1) {
        const x = placed.x + (at - (seats - 1) / 2) * ((width - 0.2) / seats);
        for (const side of [-1, 1]) room.put(chair, x, placed.z + side * (depth / 2 + 0.33), { turn: side > 0 ? 0 : 180 });
      }
    }
    room.onTop(placed, "vases");
    room.pendant(choices.pendant[0]!, placed.x, placed.z, 1.75);
    for (const wall of ["back", "left", "right"] as const) {
      const sideboard = room.against(wall, "sideboard", wall === "back" ? middle.x : middle.z + 0.4, { reach: 1.4 });
      if (!sideboard) continue;
      room.onTop(sideboard, "lamp_table", -0.65);
      room.onTop(sideboard, "plant_small", 0.6);
      room.hang(wall, ["mirror_round", "picture_tall"], wall === "back" ? sideboard.x : sideboard.z, 1.1);
      break;
    }
    room.corner(choices.plants, ["left", "right"]);
  },

  home_office(room, choices, middle) {
    const desk =
      choices.desk.map((piece) => room.put(piece, middle.x, Math.max(room.plan.near + 0.6, room.plan.depth - 1.75), { turn: 180 })).find(Boolean) ??
      room.against("back", "desk_small", middle.x);
    if (desk) {
      const seat = desk.turn === 180 ? { x: desk.x, z: desk.z + sizeOf(desk).depth / 2 + 0.36 } : before(desk, 0.36);
      room.put("office_chair", seat.x, seat.z, { turn: desk.turn === 180 ? 0 : 180 });
      room.onTop(desk, "lamp_table", -0.7, 0.2);
      room.onTop(desk, "plant_small", 0.75, 0.3);
      room.rug(choices.rug[0]!, desk.x, desk.z, 2.6, 1.9);
    }
    for (const at of [-1, 1]) room.against("back", choices.shelves[0]!, middle.x + at * (middle.width / 2 - 0.7), { reach: 0.8 });
    for (const side of SIDES) if (room.against(side, "shelves_low", middle.z + 0.5, { reach: 1.4 })) break;
    const chair = { x: middle.x + middle.width / 2 - 0.8, z: Math.max(room.plan.near + 0.3, room.plan.depth - 1.9) };
    room.putAny(choices.armchairs, chair.x, chair.z, { turn: -40 });
    room.corner(choices.plants, ["right", "left"]);
    room.hang("back", ["picture_wide", "picture_tall"], middle.x, 1.35);
  },

  kids_room(room, choices, middle) {
    const bed =
      room.against("back", "bed_child", -room.plan.left + 0.7, { gap: 0.08 }) ??
      room.against("left", "bed_child", middle.z) ??
      room.against("right", "bed_child", middle.z);
    if (bed) {
      const beside = before(bed, -sizeOf(bed).depth + 0.24, sizeOf(bed).width / 2 + 0.32);
      room.onTop(room.put("nightstand", beside.x, beside.z, { turn: bed.turn }), "lamp_table");
    }
    const desk = room.against("back", "desk_small", room.plan.right - 0.9) ?? room.against("right", "desk_small", middle.z);
    if (desk) {
      const seat = before(desk, 0.2);
      room.put("chair_slats", seat.x, seat.z, { turn: desk.turn + 180 });
      room.onTop(desk, "plant_small", 0.75, -0.3);
    }
    room.rug("rug_stripe", middle.x, middle.z, 2, 1.5);
    room.put("pouf", middle.x + 0.3, middle.z);
    for (const side of SIDES) if (room.against(side, "shelves_low", middle.z, { reach: 1.6 })) break;
    for (const side of SIDES) if (room.against(side, "wardrobe_two", room.plan.depth - 0.8, { reach: 2 })) break;
    room.corner(choices.plants, ["right", "left"]);
    room.hang("back", ["picture_tall"], middle.x, 1.35);
    room.pendant(choices.pendant[0]!, middle.x, middle.z, 2.05);
  },
};

/** Its head in the middle of the back wall, else of a side wall. */
function bedOf(room: Arrangement, beds: Choices["beds"], { x, z }: Middle): Placement | null {
  for (const wall of ["back", "left", "right"] as const)
    for (const piece of [...beds, "bed_single"] as const) {
      const bed = room.against(wall, piece, wall === "back" ? x : z + 0.3, { reach: 1.2, gap: 0.04 });
      if (bed) return bed;
    }
  return null;
}

const LEAST_RUN = 0.7;

/** Seats along a wall, made to measure between its doors. */
function runs(room: Arrangement, wall: Wall, from: number, to: number): void {
  const depth = PIECES.majlis_run.size.depth;
  const doors = room.plan.openings
    .filter((opening) => opening.wall === wall && (opening.kind === "door" || (opening.kind === "stays" && opening.bottom < 0.85)))
    .map((opening) => [opening.from - 0.02, opening.to + 0.02] as const)
    .sort((one, two) => one[0] - two[0]);
  let start = from;
  for (const [door, end] of [...doors, [to, to] as const]) {
    const width = Math.min(door, to) - start;
    if (width >= LEAST_RUN)
      room.against(wall, "majlis_run", start + width / 2, {
        size: { width: width - 0.02, depth, height: PIECES.majlis_run.size.height },
        reach: 0,
        gap: 0.01,
        from: 0,
      });
    start = Math.max(start, end);
  }
}
