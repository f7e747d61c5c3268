import type { RoomAnalysis } from "../analyze-room.ts";
import type { Size } from "../image/planes.ts";
import { BACK, CEILING, FLOOR, LEFT, RIGHT } from "../room/room-box.ts";
import { faceByCorners, type RoomCorners, scaleCorners } from "../room/room-edges.ts";

/** Where the ray of a pixel of the photograph ends in the room. One object for all pixels: `trace` overwrites it. */
export class Ray {
  x = 0;
  y = 0;
  z = 0;
  face = BACK;
  /** The face beyond the nearest edge, and how much of the pixel is on this side of it. */
  beyond = BACK;
  cover = 1;
  /** The wall in this direction, also where the ray meets the floor. */
  wall = BACK;
  readonly focal: number;
  readonly box: RoomAnalysis["box"];
  /** The three axes of the camera, one after the other. */
  readonly #axes: Float64Array;
  readonly #size: Size;
  readonly #corners: RoomCorners | null;
  readonly #labels: Uint8Array;
  readonly #small: Size;
  /** Whether a person has said what wall and ceiling are: corrections are certain. */
  readonly #isSaid: boolean;
  readonly #edge = new Float32Array(2);

  constructor({ planes, camera, box, corners, surfaces, confidence }: RoomAnalysis, size: Size) {
    this.#isSaid = confidence.wall === 1 || confidence.ceiling === 1;
    this.focal = (camera.focal * size.width) / planes.width;
    this.box = box;
    this.#axes = Float64Array.from(camera.axes.flat());
    this.#size = size;
    this.#corners = corners && scaleCorners(corners, size.width / planes.width, size.height / planes.height);
    this.#labels = surfaces.faces;
    this.#small = planes;
  }

  /** @param onWalls whether a wall or the ceiling is seen there, not only floor */
  trace(pixelX: number, pixelY: number, onWalls: boolean): void {
    const box = this.box;
    const focal = this.focal;
    const axes = this.#axes;
    const { width, height } = this.#size;
    const a = (pixelX + 0.5 - width / 2) / focal;
    const b = (pixelY + 0.5 - height / 2) / focal;
    const x = a * axes[0]! + b * axes[1]! + axes[2]!;
    const y = a * axes[3]! + b * axes[4]! + axes[5]!;
    const z = a * axes[6]! + b * axes[7]! + axes[8]!;
    this.x = x;
    this.y = y;
    this.z = z;
    if (!onWalls) return;
    this.wall = z * box.left > -x * box.depth && z * box.right > x * box.depth ? BACK : x < 0 ? LEFT : RIGHT;
    this.cover = 1;
    let distance = 1e9;
    if (this.#corners) {
      this.face = faceByCorners(this.#corners, pixelX + 0.5, pixelY + 0.5, this.#edge);
      this.beyond = this.#edge[0]!;
      distance = this.#edge[1]!;
      if (this.face !== CEILING) this.wall = this.face;
    } else {
      const toWall = this.wall === BACK ? (z > 1e-4 ? box.depth / z : 1e9) : this.wall === RIGHT ? box.right / x : -box.left / x;
      const toCeiling = y < 0 ? -box.ceiling / y : 1e9;
      this.face = toCeiling < toWall ? CEILING : this.wall;
      this.beyond = this.face === CEILING ? this.wall : CEILING;
      distance = Math.abs(toWall / toCeiling - 1) * focal * 0.84;
      const other = this.wall === BACK ? (x > 0 ? RIGHT : LEFT) : BACK;
      const toOther = other === BACK ? (z > 1e-4 ? box.depth / z : 1e9) : other === RIGHT ? box.right / x : -box.left / x;
      const toCorner = Math.abs(toOther / toWall - 1) * focal * 0.84;
      if (this.face !== CEILING && toCorner < distance) {
        distance = toCorner;
        this.beyond = other;
      }
    }
    // A ceiling that was found, or what a person has said, counts more than the box; near an edge the box is exact.
    const scale = this.#small.width / width;
    if (distance * scale > 4) {
      const column = Math.min(this.#small.width - 1, ((pixelX + 0.5) * scale) | 0);
      const row = Math.min(this.#small.height - 1, ((pixelY + 0.5) * scale) | 0);
      const label = this.#labels[row * this.#small.width + column]!;
      if (label !== FLOOR && label !== this.face && (label === CEILING || this.#isSaid)) {
        this.face = label;
        if (label !== CEILING) this.wall = label;
        return;
      }
    }
    if (distance < 1) this.cover = 0.5 + 0.5 * distance;
  }

  /** Distance along the ray to a wall. */
  toWall(face: number): number {
    const { box } = this;
    return face === BACK ? box.depth / Math.max(1e-4, this.z) : face === RIGHT ? box.right / Math.max(1e-4, this.x) : box.left / Math.max(1e-4, -this.x);
  }
}
