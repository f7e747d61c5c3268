import { encode } from "../image/color.ts";
import type { RgbImage } from "../image/planes.ts";
import { axesOf, type Camera } from "../room/camera.ts";
import { BACK, CEILING, FLOOR, faceAt, LEFT, RIGHT, type RoomBox } from "../room/room-box.ts";

/** A box room with tiles on the floor, whose camera, faces, pictures, door and one piece of furniture are known exactly. */
export type SyntheticRoom = { picture: RgbImage; camera: Camera; box: RoomBox /** Of each pixel; 5 is the furniture. */; faces: Uint8Array };
export const FURNITURE = 5;

const DEGREE = Math.PI / 180;
const LIGHT: Record<number, [number, number, number]> = {
  [FLOOR]: [0.2, 0.12, 0.07],
  [CEILING]: [0.75, 0.74, 0.72],
  [BACK]: [0.5, 0.48, 0.44],
  [LEFT]: [0.36, 0.345, 0.315],
  [RIGHT]: [0.62, 0.6, 0.55],
};

export function syntheticRoom({ width = 480, height = 320, yaw = 8, pitch = 3, focal = 0.7 } = {}): SyntheticRoom {
  const camera: Camera = { focal: focal * width, axes: axesOf(yaw * DEGREE, pitch * DEGREE, 0), yaw: yaw * DEGREE, pitch: pitch * DEGREE, roll: 0, score: 1 };
  const box: RoomBox = { ceiling: 0.95, depth: 3.6, left: 1.5, right: 1.8, score: 1, margin: 1 };
  const faces = new Uint8Array(width * height);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      // a blue sofa before the back wall
      const isSofa = x > width * 0.36 && x < width * 0.62 && y > height * 0.56 && y < height * 0.74;
      const face = faceAt(camera, box, x + 0.5, y + 0.5, width, height);
      const fitting = isSofa ? [0.05, 0.09, 0.22] : fittingAt(face, placeOf(camera, box, face, x + 0.5 - width / 2, y + 0.5 - height / 2));
      faces[at] = fitting && face !== FLOOR ? FURNITURE : isSofa ? FURNITURE : face;
      const [red, green, blue] = (fitting ?? LIGHT[face]) as [number, number, number];
      // light falls off away from the middle; a little grain, as sensors have
      const shade = 1 - 0.25 * Math.hypot(x / width - 0.5, y / height - 0.5) + (((x * 7919 + y * 104729) % 17) - 8) * 0.0015;
      data.set([encode(red * shade), encode(green * shade), encode(blue * shade)], at * 3);
    }
  }
  return { picture: { width, height, data }, camera, box, faces };
}

/** Where a ray through the picture (pixels from its middle) meets a face, in the room's axes. */
function placeOf({ focal, axes }: Camera, box: RoomBox, face: number, x: number, y: number): [number, number, number] {
  const [right, down, away] = axes.map((axis) => (axis[0] * x) / focal + (axis[1] * y) / focal + axis[2]) as [number, number, number];
  const distance =
    face === FLOOR
      ? 1 / down
      : face === CEILING
        ? -box.ceiling / down
        : face === BACK
          ? box.depth / away
          : face === LEFT
            ? -box.left / right
            : box.right / right;
  return [right * distance, down * distance, away * distance];
}

/** What is on a face at a place: joints between tiles, two pictures, a door. */
function fittingAt(face: number, [x, y, z]: [number, number, number]): [number, number, number] | null {
  const isBetween = (value: number, from: number, to: number) => value > from && value < to;
  if (face === FLOOR && (Math.abs(x / 0.6 - Math.round(x / 0.6)) < 0.02 || Math.abs(z / 0.6 - Math.round(z / 0.6)) < 0.02)) return [0.1, 0.06, 0.035];
  if (face === BACK && isBetween(y, -0.55, -0.1) && (isBetween(x, -1, -0.5) || isBetween(x, 0.3, 0.8))) return [0.16, 0.3, 0.2];
  if (face === LEFT && isBetween(y, -0.5, 1) && isBetween(z, 2.2, 2.9)) return [0.12, 0.06, 0.03];
  if (face === RIGHT && isBetween(y, -0.6, -0.1) && isBetween(z, 2.3, 3.1)) return [0.2, 0.28, 0.36];
  return null;
}
