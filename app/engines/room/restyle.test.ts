import { describe, expect, it } from "vitest";
import { analyzeRoom, isEmpty } from "./analyze-room.ts";
import { applyCorrections } from "./corrections.ts";
import { LINEAR, luminance, toOklab } from "./image/color.ts";
import { restyle } from "./restyle.ts";
import { CEILING, FLOOR } from "./room/room-box.ts";
import { RESTYLES } from "./style-names.ts";
import { LOOKS } from "./styles.ts";
import { seenBy, seenIn } from "./testing/seen.ts";
import { FURNITURE, syntheticRoom } from "./testing/synthetic-room.ts";

const room = syntheticRoom();
const { width, height } = room.picture;
const analysis = analyzeRoom(room.picture, seenIn(room));

function overlap(isFound: (at: number) => boolean, isTrue: (at: number) => boolean): number {
  let both = 0;
  let either = 0;
  for (let at = 0; at < width * height; at += 1) {
    if (isFound(at) && isTrue(at)) both += 1;
    if (isFound(at) || isTrue(at)) either += 1;
  }
  return both / either;
}

const meanLab = (data: Uint8Array, isIn: (at: number) => boolean) => {
  const sum = [0, 0, 0];
  const lab = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < width * height; at += 1) {
    if (!isIn(at)) continue;
    toOklab(LINEAR[data[at * 3]!]!, LINEAR[data[at * 3 + 1]!]!, LINEAR[data[at * 3 + 2]!]!, lab);
    for (let part = 0; part < 3; part += 1) sum[part]! += lab[part]!;
    count += 1;
  }
  return sum.map((value) => value / count);
};

describe("surfaces of a room that is known exactly", () => {
  const { walls, ground, faces } = analysis.surfaces;

  it("are found", () => {
    expect(
      overlap(
        (at) => ground[at]! > 0,
        (at) => room.faces[at] === FLOOR,
      ),
    ).toBeGreaterThan(0.9);
    expect(
      overlap(
        (at) => walls[at]! > 0 && faces[at] === CEILING,
        (at) => room.faces[at] === CEILING,
      ),
    ).toBeGreaterThan(0.9);
    expect(
      overlap(
        (at) => walls[at]! > 0 && faces[at] !== CEILING,
        (at) => room.faces[at]! > CEILING && room.faces[at] !== FURNITURE,
      ),
    ).toBeGreaterThan(0.9);
  });

  it("leave furniture alone", () => {
    let taken = 0;
    let all = 0;
    for (let at = 0; at < faces.length; at += 1) {
      if (room.faces[at] !== FURNITURE) continue;
      all += 1;
      if (walls[at] || ground[at]) taken += 1;
    }
    expect(taken / all).toBeLessThan(0.05);
  });
});

describe("a restyled room", () => {
  it.each(RESTYLES)("%s: every pixel painted, walls and floor in the look's colors", (name) => {
    const look = LOOKS[name];
    const { picture } = restyle(room.picture, analysis, look);
    expect(picture).toMatchObject({ width, height });
    const floorBefore = meanLab(room.picture.data, (at) => room.faces[at] === FLOOR);
    const floorAfter = meanLab(picture.data, (at) => room.faces[at] === FLOOR);
    expect(Math.hypot(...floorAfter.map((value, part) => value - floorBefore[part]!))).toBeGreaterThan(0.03);
    const ceiling = meanLab(picture.data, (at) => room.faces[at] === CEILING);
    const wanted = [0, 0, 0];
    toOklab(...([1, 3, 5].map((at) => LINEAR[Number.parseInt(look.ceiling.slice(at, at + 2), 16)]!) as [number, number, number]), wanted);
    expect(Math.hypot(ceiling[1]! - wanted[1]!, ceiling[2]! - wanted[2]!)).toBeLessThan(0.04);
  });

  it("is the same every time", () => {
    expect(restyle(room.picture, analysis, LOOKS.najdi).picture.data).toEqual(restyle(room.picture, analysis, LOOKS.najdi).picture.data);
  });

  it("works on a larger photograph than the one analyzed", () => {
    const large = syntheticRoom({ width: 960, height: 640 });
    const { picture } = restyle(large.picture, analysis, LOOKS.modern);
    const small = restyle(room.picture, analysis, LOOKS.modern).picture;
    const brightness = (data: Uint8Array) => {
      let sum = 0;
      for (let at = 0; at < data.length; at += 3) sum += luminance(LINEAR[data[at]!]!, LINEAR[data[at + 1]!]!, LINEAR[data[at + 2]!]!);
      return sum / (data.length / 3);
    };
    expect(brightness(picture.data)).toBeCloseTo(brightness(small.data), 1);
  });

  it("changes only light and colors of a picture without a room, and says so; a wall that is marked by hand is painted", () => {
    const size = { width: 200, height: 150 };
    const gray = { ...size, data: new Uint8Array(200 * 150 * 3).fill(128) };
    const blank = analyzeRoom(gray, seenBy(new Uint8Array(200 * 150), size));
    expect(isEmpty(blank.confidence)).toBe(true);
    const { changed, left } = restyle(gray, blank, LOOKS.industrial);
    expect(changed).toEqual([{ surface: "furniture" }, { surface: "light" }]);
    expect(left).toEqual([
      { surface: "wall", reason: "notFound" },
      { surface: "floor", reason: "notFound" },
    ]);
    const marked = applyCorrections(blank, { steps: [{ kind: "brush", points: [[0.5, 0.4]], radius: 0.2, surface: "wall" }] });
    expect(restyle(gray, marked, LOOKS.industrial).changed).toContainEqual(expect.objectContaining({ surface: "wall" }));
  });
});
