import { describe, expect, it } from "vitest";
import { mattesOf, type RoomAnalysis } from "../analyze-room.ts";
import { FLOOR_FINISHES, WALL_FINISHES, WALL_PAINTS } from "../finishes.ts";
import { LINEAR, luminance, toOklab } from "../image/color.ts";
import { planesOf, type RgbImage } from "../image/planes.ts";
import { restyle, restyleBands } from "../restyle.ts";
import { axesOf } from "../room/camera.ts";
import { CEILING, FLOOR, faceAt } from "../room/room-box.ts";
import { LOOKS } from "../styles.ts";
import { FURNITURE, syntheticRoom } from "../testing/synthetic-room.ts";
import { standsBetweenEdges } from "./back-wall.ts";
import { Enlarger, shrink, shrinkingOf } from "./enlarge.ts";

/** An analysis whose surfaces are given: 0 object, 1 wall or ceiling, 2 floor. */
function analysisOf(picture: RgbImage, surfaceAt: (x: number, y: number) => number, confidence = 1, turn = { yaw: 0.1, pitch: 0.05 }): RoomAnalysis {
  const { width, height } = picture;
  const planes = planesOf(picture);
  const camera = { focal: 0.7 * width, axes: axesOf(turn.yaw, turn.pitch, 0), yaw: turn.yaw, pitch: turn.pitch, roll: 0, score: 1 };
  const box = { ceiling: 0.95, depth: 3.6, left: 1.5, right: 1.8, score: 1, margin: 1 };
  const count = width * height;
  const kind = Uint8Array.from({ length: count }, (_, at) => surfaceAt(at % width, (at / width) | 0));
  const walls = Float32Array.from(kind, (value) => (value === 1 ? 1 : 0));
  const ground = Float32Array.from(kind, (value) => (value === 2 ? 1 : 0));
  const faces = Uint8Array.from({ length: count }, (_, at) => {
    const face = faceAt(camera, box, (at % width) + 0.5, ((at / width) | 0) + 0.5, width, height);
    return ground[at] ? FLOOR : walls[at] && face === FLOOR ? 2 : face;
  });
  // one patch for each kind
  const patches = [0, 1, 2].map((value) => {
    const inside = [...kind.keys()].filter((at) => kind[at] === value);
    const mean = (plane: Float32Array) => inside.reduce((sum, at) => sum + plane[at]!, 0) / (inside.length || 1);
    const [a, b] = [mean(planes.a), mean(planes.b)];
    return {
      lightness: mean(planes.lightness),
      a,
      b,
      rawA: a,
      rawB: b,
      pixels: inside.length,
      x: width / 2,
      y: height * 0.8,
      face: FLOOR,
    };
  });
  const surfaces = {
    patches,
    labels: Int32Array.from(kind),
    faces,
    walls,
    ground,
    kinds: Uint8Array.from([0, 1, 2]),
    seen: Uint8Array.from([255, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 255, 0, 0]),
    lights: [false, false, false],
  } as unknown as RoomAnalysis["surfaces"];
  const sure = { wall: confidence, floor: confidence, ceiling: confidence, geometry: confidence };
  return { planes, camera, box, corners: null, surfaces, confidence: sure, ...mattesOf(planes, surfaces) };
}

const room = syntheticRoom({ width: 150, height: 100 });
const { picture } = room;
const { width, height } = picture;
const kindAt = (x: number, y: number) => {
  const face = room.faces[y * width + x]!;
  return face === FURNITURE ? 0 : face === FLOOR ? 2 : 1;
};
const analysis = analysisOf(picture, kindAt);
const looked = (finishes = {}, name: keyof typeof LOOKS = "modern") => restyle(picture, analysis, LOOKS[name], finishes);

function meanOf(data: Uint8Array, isIn: (at: number) => boolean) {
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < width * height; at += 1) {
    if (!isIn(at)) continue;
    for (let channel = 0; channel < 3; channel += 1) sum[channel]! += LINEAR[data[at * 3 + channel]!]!;
    count += 1;
  }
  const lab = [0, 0, 0];
  toOklab(sum[0]! / count, sum[1]! / count, sum[2]! / count, lab);
  return { lab, luminance: luminance(sum[0]! / count, sum[1]! / count, sum[2]! / count) };
}
const onBack = (at: number) => room.faces[at] === 2;
const onFloor = (at: number) => room.faces[at] === FLOOR;

describe("what is sure", () => {
  const surely = (confidence: Partial<RoomAnalysis["confidence"]>) => ({
    ...analysis,
    confidence: { wall: 0, floor: 0, ceiling: 1, geometry: 1, ...confidence },
  });
  const changedIn = (room: RoomAnalysis, finishes = {}) => restyle(picture, room, LOOKS.modern, finishes).changed.map(({ surface }) => surface);

  it("a ceiling is never the only surface that changes, unless a person wants the others left", () => {
    expect(changedIn(surely({}))).not.toContain("ceiling");
    expect(changedIn(surely({ wall: 1 }))).toContain("ceiling");
    expect(changedIn(surely({}), { wall: null, floor: null })).toContain("ceiling");
  });

  it("an accent wall needs an edge on either side", () => {
    const [top, bottom] = [height * 0.2, height * 0.7];
    const between = (left: number, right: number): RoomAnalysis => ({
      ...surely({ wall: 1 }),
      corners: {
        topLeft: [left, top],
        bottomLeft: [left, bottom],
        topRight: [right, top],
        bottomRight: [right, bottom],
        nearLeft: [0, 0],
        nearRight: [width, 0],
      },
    });
    const plain = {
      ...analysis.planes,
      lightness: new Float32Array(width * height).fill(0.7),
      a: new Float32Array(width * height),
      b: new Float32Array(width * height),
    };
    const walls = { ...analysis.surfaces, walls: new Float32Array(width * height).fill(1), faces: new Uint8Array(width * height).fill(2) };
    const [left, right] = [50, 100];
    const edged = { ...plain, lightness: plain.lightness.map((value, at) => (at % width < left || at % width >= right ? value - 0.06 : value)) };
    expect(standsBetweenEdges({ ...between(left, right), planes: edged, surfaces: walls })).toBe(true);
    expect(standsBetweenEdges({ ...between(left, right + 20), planes: edged, surfaces: walls })).toBe(false);
    expect(standsBetweenEdges({ ...between(left, right), planes: plain, surfaces: walls })).toBe(false);
    expect(standsBetweenEdges({ ...between(left, right), planes: edged, surfaces: walls, corners: null })).toBe(false);
  });
});

describe("finishes that a person chose", () => {
  it("a paint and a floor are in the picture and in what is said", () => {
    const { picture: result, changed } = looked({
      wall: { material: "paint", color: "#1f5b4a" },
      floor: { material: "carpet", first: "#7d3530", second: "#6d2c28" },
    });
    const wall = meanOf(result.data, onBack).lab;
    const floor = meanOf(result.data, onFloor).lab;
    expect(wall[1]!).toBeLessThan(-0.03);
    expect(floor[1]!).toBeGreaterThan(0.05);
    expect(changed).toContainEqual({ surface: "wall", color: "#1f5b4a", material: "paint" });
    expect(changed).toContainEqual({ surface: "floor", color: "#7d3530", material: "carpet" });
  });

  it("one wall may differ; null leaves a surface as it is", () => {
    const plain = { exposure: 1, contrast: 1, saturation: 1, warmth: 0 };
    const left = restyle(picture, analysis, { ...LOOKS.modern, grade: plain }, { wall: null, floor: null, ceiling: null, furniture: 0 });
    let most = 0;
    for (let at = 0; at < picture.data.length; at += 1)
      if (picture.data[at]! < 190) most = Math.max(most, Math.abs(left.picture.data[at]! - picture.data[at]!));
    expect(most).toBeLessThanOrEqual(2);
    expect(left.changed).toEqual([{ surface: "light" }]);
    expect(left.left.map(({ surface, reason }) => `${surface} ${reason}`).sort()).toEqual(["ceiling asked", "floor asked", "furniture asked", "wall asked"]);
    const { picture: result } = looked({ wall: { material: "paint", color: "#f3f1ec" }, walls: { back: { material: "paint", color: "#2f4560" } } });
    expect(meanOf(result.data, onBack).lab[0]!).toBeLessThan(meanOf(result.data, (at) => room.faces[at] === 4).lab[0]! - 0.15);
  });

  it("each that is offered gives a picture of its own", () => {
    const results = [
      ...WALL_PAINTS.map(({ color }) => looked({ wall: { material: "paint", color } })),
      ...WALL_FINISHES.map(({ id, tones }) => looked({ wall: { material: id, color: tones[0]!.color } })),
      ...FLOOR_FINISHES.map(({ id, tones }) => looked({ floor: { material: id, first: tones[0]!.first, second: tones[0]!.second } })),
    ];
    const sums = results.map(({ picture: { data } }) => data.reduce((sum, byte, at) => (sum * 31 + byte + at) % 2147483647, 7));
    expect(new Set(sums).size).toBe(sums.length);
  });
});

describe("light", () => {
  it("that falls off along a wall falls off along the new paint", () => {
    const shaded = { width: 120, height: 80, data: Uint8Array.from({ length: 120 * 80 * 3 }, (_, at) => 210 - (((at / 3) | 0) % 120)) };
    const wall = analysisOf(shaded, (_x, y) => (y < 60 ? 1 : 0), 1, { yaw: 0, pitch: 0 });
    const { picture: result } = restyle(shaded, wall, LOOKS.minimalist, { wall: { material: "paint", color: "#b97c5d" } });
    const at = (x: number) => LINEAR[result.data[(34 * 120 + x) * 3 + 1]!]!;
    expect(at(40)).toBeGreaterThan(at(60) * 1.1);
    expect(at(60)).toBeGreaterThan(at(80) * 1.1);
    const old = (x: number) => LINEAR[shaded.data[(34 * 120 + x) * 3 + 1]!]!;
    expect(at(40) / at(80)).toBeGreaterThan((old(40) / old(80)) ** 0.7);
  });

  it("of a dim room stays dim, that of a bright one bright", () => {
    const dim = { ...picture, data: picture.data.map((byte) => byte * 0.35) };
    const white = { wall: { material: "paint" as const, color: "#f3f1ec" } };
    const before = meanOf(dim.data, onBack).luminance;
    const after = meanOf(restyle(dim, analysisOf(dim, kindAt), LOOKS.modern, white).picture.data, onBack).luminance;
    expect(after).toBeLessThan(before * 5);
    expect(after).toBeLessThan(0.35);
    expect(meanOf(looked(white).picture.data, onBack).luminance).toBeGreaterThan(0.4);
  });
});

describe("what is not a surface", () => {
  it("preserves its pixels except for the style's light and the furniture's shift", () => {
    const grade = { exposure: 1, contrast: 1, saturation: 1, warmth: 0 };
    const { picture: result } = restyle(picture, analysis, { ...LOOKS.hijazi, grade }, { furniture: 0 });
    let checked = 0;
    for (let y = 6; y < height - 6; y += 1) {
      for (let x = 6; x < width - 6; x += 1) {
        const around = [-5, 0, 5].every((dy) => [-5, 0, 5].every((dx) => room.faces[(y + dy) * width + x + dx] === FURNITURE));
        if (!around) continue;
        checked += 1;
        for (let channel = 0; channel < 3; channel += 1)
          expect(Math.abs(result.data[(y * width + x) * 3 + channel]! - picture.data[(y * width + x) * 3 + channel]!)).toBeLessThanOrEqual(2);
      }
    }
    expect(checked).toBeGreaterThan(100);
  });

  it("does less and reports it when it is not sure", () => {
    const { left, changed } = restyle(picture, analysisOf(picture, kindAt, 0.2), LOOKS.hijazi);
    expect(left).toContainEqual({ surface: "floor", reason: "unsure" });
    expect(left).toContainEqual({ surface: "wall", reason: "unsure" });
    expect(left).toContainEqual({ surface: "ceiling", reason: "unsure" });
    expect(changed).toEqual([{ surface: "furniture" }, { surface: "light" }]);
    // The person's choice is applied all the same.
    const chosen = restyle(picture, analysisOf(picture, kindAt, 0.2), LOOKS.hijazi, {
      wall: { material: "paint", color: "#AABBCC" },
      floor: { material: "planks", first: "#AA8855", second: "#886644" },
    });
    expect(chosen.left).toEqual([]);
    expect(chosen.changed.map(({ surface }) => surface)).toEqual(expect.arrayContaining(["wall", "ceiling", "floor"]));
    const nothing = restyle(
      picture,
      analysisOf(picture, () => 0),
      LOOKS.hijazi,
    );
    expect(nothing.left).toEqual(
      expect.arrayContaining([
        { surface: "wall", reason: "notFound" },
        { surface: "floor", reason: "notFound" },
      ]),
    );
  });
});

describe("a photograph of many megapixels", () => {
  it("is painted smaller; what is not painted has its own fine detail, also in place and with odd sizes", () => {
    const [w, h] = [131, 67];
    const large = { width: w, height: h, data: Uint8Array.from({ length: w * h * 3 }, (_, at) => 60 + ((at * 7919) % 131)) };
    const small = shrink(large, 2);
    expect(small).toMatchObject({ width: 66, height: 34 });
    // nothing painted: the photograph comes back
    const same = new Enlarger(large, 2, small, small.data, new Uint8Array(66 * 34).fill(255));
    const target = large.data.slice();
    same.enlarge(0, h, target);
    expect(target).toEqual(large.data);
    // everything new and of one color: nothing of the photograph is left
    const plain = new Enlarger({ ...large, data: target }, 2, small, new Uint8Array(small.data.length).fill(90), new Uint8Array(66 * 34));
    plain.enlarge(0, h, target);
    expect(target.every((byte) => byte === 90)).toBe(true);
    expect([shrinkingOf({ ...large, width: 2000, height: 2000 }), shrinkingOf({ ...large, width: 4240, height: 2828 })]).toEqual([1, 2]);
  });
});

describe("any picture", () => {
  it("in bands is the same as at once, also over the photograph itself", () => {
    const whole = looked({}, "najdi").picture.data;
    const own = { ...picture, data: picture.data.slice() };
    const shares = [...restyleBands(own, analysis, LOOKS.najdi, undefined, own.data)];
    expect(shares.at(-1)).toBe(1);
    expect(own.data).toEqual(whole);
  });

  it("of any shape, with any surfaces and a turned camera, gives a picture", () => {
    let seed = 5;
    const random = () => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    for (const [w, h] of [
      [1, 1],
      [2, 3],
      [90, 2],
      [3, 70],
      [41, 29],
      [33, 47],
    ] as const) {
      const noise = { width: w, height: h, data: Uint8Array.from({ length: w * h * 3 }, () => random() * 256) };
      const turn = { yaw: random() * 2 - 1, pitch: random() - 0.5 };
      const found = analysisOf(noise, () => (random() * 3) | 0, random(), turn);
      for (const name of ["najdi", "hijazi", "art_deco", "industrial"] as const) {
        const larger = { width: w * 2, height: h * 2, data: Uint8Array.from({ length: w * h * 12 }, () => random() * 256) };
        expect(restyle(larger, found, LOOKS[name]).picture.data).toHaveLength(w * h * 12);
      }
    }
  });

  it("ceilings get the look's color", () => {
    const lab = meanOf(looked({}, "industrial").picture.data, (at) => room.faces[at] === CEILING).lab;
    expect(lab[0]!).toBeLessThan(0.75);
  });
});
