import { describe, expect, it } from "vitest";
import { analyzeRoom, type RoomAnalysis } from "../analyze-room.ts";
import { applyCorrections } from "../corrections.ts";
import { LINEAR } from "../image/color.ts";
import { axesOf } from "../room/camera.ts";
import { cornersOf } from "../room/room-edges.ts";
import { seenIn } from "../testing/seen.ts";
import { syntheticRoom } from "../testing/synthetic-room.ts";
import { areasOf } from "./areas.ts";
import { arrange } from "./arrange.ts";
import { EmptyRoom } from "./empty.ts";
import { type LightSample, PlaneLight } from "./plane-light.ts";
import { restage } from "./restage.ts";
import { marksOf, openingOf, type Stage, stageOf } from "./stage.ts";

const room = syntheticRoom();
const found = analyzeRoom(room.picture, seenIn(room));
const known: RoomAnalysis = {
  ...found,
  camera: room.camera,
  box: room.box,
  corners: cornersOf(room.camera, room.box, room.picture),
  confidence: { wall: 1, floor: 1, ceiling: 1, geometry: 1 },
};
const stageFor = (analysis: RoomAnalysis, said = {}) => {
  const stage = stageOf(analysis, said);
  if (typeof stage === "string") throw new Error(stage);
  return stage;
};

describe("stage", () => {
  it("asks for the corners until someone has said that they are right", () => {
    expect(stageOf({ ...known, confidence: { ...known.confidence, geometry: 0.99 } })).toBe("corners");
    expect(stageOf(applyCorrections({ ...known, confidence: { ...known.confidence, geometry: 0.99 } }, { steps: [], confirmed: ["corners"] }))).toBeTypeOf(
      "object",
    );
  });

  it("says so where corners are not those of a box", () => {
    const { corners } = known;
    if (!corners) throw new Error("no corners");
    expect(stageOf({ ...known, corners: { ...corners, topLeft: [corners.topLeft[0] - 60, corners.topLeft[1] + 50] } })).toBe("noBox");
  });

  it("measures the room by the height that was said", () => {
    const { plan, eye } = stageFor(known, { height: 3.9 });
    // the box of the picture: 0.95 over the lens, 3.6 deep, from 1.5 to the left to 1.8 to the right
    expect(eye.eye).toBeCloseTo(2, 5);
    expect(plan).toMatchObject({ height: 3.9, depth: 7.2 });
    expect(plan.left).toBeCloseTo(3, 5);
    expect(plan.right).toBeCloseTo(3.6, 5);
    const { floor, walls } = areasOf(plan);
    expect(floor).toBeCloseTo(6.6 * 7.2, 3);
    expect(walls).toBeCloseTo((6.6 + 2 * 7.2) * 3.9, 3);
  });

  it("takes marks back as they were given", () => {
    const bare = stageFor(known, { marks: [] });
    const opening = { kind: "door" as const, wall: "left" as const, from: 3.1, to: 4.1, bottom: 0, top: 2.05 };
    const stage: Stage = { ...bare, plan: { ...bare.plan, openings: [opening] } };
    const [mark] = marksOf(stage);
    const again = mark && openingOf(stage.plan, stage.eye, mark);
    expect(again).toMatchObject({ kind: "door", wall: "left", bottom: 0 });
    expect(again?.from).toBeCloseTo(3.1, 3);
    expect(again?.to).toBeCloseTo(4.1, 3);
    expect(again?.top).toBeCloseTo(2.05, 3);
  });
});

describe("light of a plane", () => {
  const samples = (isShaded: (u: number, v: number) => boolean): LightSample[] =>
    Array.from({ length: 40 * 40 }, (_, at) => {
      const [u, v] = [((at % 40) / 39) * 2 - 1, (Math.floor(at / 40) / 39) * 2 - 1];
      const level = 0.5 * Math.exp(-0.2 * u + 0.15 * v - 0.1 * u * u) * (isShaded(u, v) ? 0.35 : 1);
      return { u, v, color: [level, level * 0.9, level * 0.8] };
    });

  it("goes on smoothly behind a thing and leaves its shadow out", () => {
    const light = PlaneLight.through(samples((u, v) => Math.abs(u) < 0.35 && v < 0.1));
    const out = new Float32Array(3);
    for (const [u, v] of [
      [0, -0.5],
      [0.2, -0.9],
      [-0.8, 0.6],
      [0.7, 0],
    ] as const) {
      light?.at(u, v, out);
      const truth = 0.5 * Math.exp(-0.2 * u + 0.15 * v - 0.1 * u * u);
      expect(Math.abs(Math.log(out[0]! / truth))).toBeLessThan(0.06);
      expect(out[2]! / out[0]!).toBeCloseTo(0.8, 2);
    }
  });

  it("is not made up from a handful of pixels", () => {
    expect(PlaneLight.through(samples(() => false).slice(0, 40))).toBeNull();
  });
});

describe("restage", () => {
  it("empties the room of its sofa: no ghost of it is left", () => {
    const stage = stageFor(known, { marks: [] });
    const cleared = new EmptyRoom(known, stage, false).clear(room.picture);
    const { width, height } = room.picture;
    const at = (Math.round(height * 0.6) * width + Math.round(width * 0.5)) * 3;
    // the sofa was blue; wall and floor are warm
    expect(LINEAR[room.picture.data[at + 2]!]!).toBeGreaterThan(LINEAR[room.picture.data[at]!]! * 2);
    expect(LINEAR[cleared.data[at]!]!).toBeGreaterThan(LINEAR[cleared.data[at + 2]!]!);
  });

  it("leaves what stays as it was, to the pixel", () => {
    const stage = stageFor(known, { marks: [{ kind: "window", from: [0.42, 0.5], to: [0.55, 0.3] }] });
    expect(stage.plan.openings).toHaveLength(1);
    const { picture } = restage(room.picture, known, { degree: "both", stage, style: "modern", placements: [] });
    const at = (Math.round(room.picture.height * 0.4) * room.picture.width + Math.round(room.picture.width * 0.48)) * 3;
    expect([...picture.data.subarray(at, at + 3)]).toEqual([...room.picture.data.subarray(at, at + 3)]);
  });

  it("puts pieces in front, shades the floor below them and says what it did; the same wish makes the same picture", () => {
    const stage = stageFor(known, { marks: [], height: 2.7 });
    const placements = arrange(stage.plan, "living_room", "modern");
    const wish = { degree: "both", stage, style: "modern", placements } as const;
    const { picture, bare, changed } = restage(room.picture, known, wish);
    const sofa = placements.find(({ piece }) => piece.startsWith("sofa"));
    expect(sofa).toBeDefined();
    let differing = 0;
    for (let at = 0; at < picture.data.length; at += 3) if (Math.abs(picture.data[at]! - bare.data[at]!) > 8) differing += 1;
    expect(differing / (picture.data.length / 3)).toBeGreaterThan(0.1);
    expect(changed.map(({ surface }) => surface)).toEqual(expect.arrayContaining(["wall", "floor", "pieces"]));
    expect(changed.some(({ surface }) => surface === "furniture")).toBe(false);
    expect(Buffer.compare(Buffer.from(restage(room.picture, known, wish).picture.data), Buffer.from(picture.data))).toBe(0);
  });

  it("with new furniture alone a wall keeps its color", () => {
    const stage = stageFor(known, { marks: [] });
    const { bare } = restage(room.picture, known, { degree: "furniture", stage, style: "najdi", placements: [] });
    const at = (Math.round(room.picture.height * 0.12) * room.picture.width + Math.round(room.picture.width * 0.5)) * 3;
    for (let channel = 0; channel < 3; channel += 1) expect(Math.abs(bare.data[at + channel]! - room.picture.data[at + channel]!)).toBeLessThan(12);
  });

  it("looks along the axis of a turned lens, too", () => {
    const turned = { ...known, camera: { ...known.camera, axes: axesOf(0.3, 0.02, 0), yaw: 0.3 } };
    const stage = stageOf({ ...turned, corners: cornersOf(turned.camera, turned.box, turned.planes) });
    expect(stage).toBeTypeOf("object");
  });
});
