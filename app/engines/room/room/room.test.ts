import { describe, expect, it } from "vitest";
import { planesOf } from "../image/planes.ts";
import { seenIn } from "../testing/seen.ts";
import { FURNITURE, syntheticRoom } from "../testing/synthetic-room.ts";
import { axesOf, findCamera } from "./camera.ts";
import { findEdges } from "./line-segments.ts";
import { BACK, CEILING, FLOOR, faceAt, findRoomBox, LEFT, RIGHT } from "./room-box.ts";
import { faceByCorners, type RoomCorners, scaleCorners } from "./room-edges.ts";

const DEGREE = Math.PI / 180;

describe("the camera", () => {
  it("has perpendicular axes of length one, whatever the angles", () => {
    for (const [yaw, pitch, roll] of [
      [0, 0, 0],
      [0.3, -0.2, 0.05],
      [-0.7, 0.4, -0.02],
    ] as const) {
      const axes = axesOf(yaw, pitch, roll);
      for (let one = 0; one < 3; one += 1)
        for (let two = 0; two < 3; two += 1)
          expect(axes[one]![0] * axes[two]![0] + axes[one]![1] * axes[two]![1] + axes[one]![2] * axes[two]![2]).toBeCloseTo(one === two ? 1 : 0, 10);
    }
  });

  it.each([
    { yaw: 8, pitch: 3 },
    { yaw: -12, pitch: 1 },
    { yaw: 16, pitch: 2 },
  ])("is found within one degree: $yaw, $pitch", ({ yaw, pitch }) => {
    const room = syntheticRoom({ yaw, pitch });
    const { width, height } = room.picture;
    const { segments } = findEdges(planesOf(room.picture).lightness, { width, height }, width * 0.03);
    const found = findCamera(segments, { width, height });
    expect(Math.abs(found.yaw - room.camera.yaw)).toBeLessThan(DEGREE);
    expect(Math.abs(found.pitch - room.camera.pitch)).toBeLessThan(DEGREE);
    expect(Math.abs(found.roll)).toBeLessThan(DEGREE / 2);
  });
});

describe("the room's box", () => {
  it("agrees with the true faces", () => {
    const room = syntheticRoom();
    const planes = planesOf(room.picture);
    const { segments } = findEdges(planes.lightness, planes, planes.width * 0.03);
    const camera = findCamera(segments, planes);
    const box = findRoomBox(camera, segments, planes, seenIn(room));
    let same = 0;
    let all = 0;
    for (let y = 0; y < planes.height; y += 4) {
      for (let x = 0; x < planes.width; x += 4) {
        const truth = room.faces[y * planes.width + x]!;
        if (truth === FURNITURE) continue;
        all += 1;
        if (faceAt(camera, box, x + 0.5, y + 0.5, planes.width, planes.height) === truth) same += 1;
      }
    }
    expect(same / all).toBeGreaterThan(0.94);
    expect(box.margin).toBeGreaterThan(0.1);
  });
});

describe("edges", () => {
  it("are found where they are, straight and long", () => {
    const [width, height] = [120, 80];
    const lightness = Float32Array.from({ length: width * height }, (_, at) => (((at / width) | 0) + 0.25 * (at % width) > 50 ? 0.8 : 0.3));
    const { segments } = findEdges(lightness, { width, height }, 20);
    const [longest] = segments;
    expect(longest!.length).toBeGreaterThan(100);
    expect(Math.abs(longest!.directionY / longest!.directionX)).toBeCloseTo(0.25, 1);
  });

  it("do not appear in noise", () => {
    const [width, height] = [120, 80];
    let state = 7;
    const lightness = Float32Array.from({ length: width * height }, () => {
      state = (state * 1103515245 + 12345) & 0x7fffffff;
      return 0.5 + (state / 0x7fffffff - 0.5) * 0.01;
    });
    expect(findEdges(lightness, { width, height }, 24).segments).toEqual([]);
  });
});

describe("faces by corners", () => {
  const corners: RoomCorners = {
    topLeft: [100, 60],
    topRight: [300, 60],
    bottomLeft: [100, 200],
    bottomRight: [300, 200],
    nearLeft: [0, 0],
    nearRight: [400, 0],
  };
  const beyond = [0, 0];

  it("distinguishes the five faces and gives the distance to the edge", () => {
    expect(faceByCorners(corners, 200, 100, beyond)).toBe(BACK);
    expect(beyond).toEqual([CEILING, 40]);
    expect(faceByCorners(corners, 110, 150, beyond)).toBe(BACK);
    expect(beyond).toEqual([LEFT, 10]);
    expect(faceByCorners(corners, 200, 20, beyond)).toBe(CEILING);
    expect(faceByCorners(corners, 20, 150, beyond)).toBe(LEFT);
    expect(faceByCorners(corners, 380, 150, beyond)).toBe(RIGHT);
    expect(FLOOR).toBe(0);
  });

  it("is the same on a picture of another size", () => {
    const larger = scaleCorners(corners, 3, 2);
    for (const [x, y] of [
      [200, 100],
      [20, 150],
      [380, 10],
      [150, 30],
    ] as const)
      expect(faceByCorners(larger, x * 3, y * 2, beyond)).toBe(faceByCorners(corners, x, y, beyond));
  });
});
