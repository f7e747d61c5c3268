import type { Size } from "../image/planes.ts";
import { CEILING, FLOOR } from "../room/room-box.ts";
import { CEILING_KIND, GROUND, OBJECT, type Seen, WALL } from "../surfaces/kinds.ts";
import { FURNITURE, type SyntheticRoom } from "./synthetic-room.ts";

/** The coarse prediction of a perfect network. @param kinds 0 object, 1 wall, 2 floor, 3 ceiling, 4 window, for each pixel */
export function seenBy(kinds: ArrayLike<number>, { width, height }: Size, sureness = 0.9): Seen {
  const size = { width: Math.max(1, Math.round(width / 3)), height: Math.max(1, Math.round(height / 3)) };
  const planes = Array.from({ length: 5 }, () => new Float32Array(size.width * size.height).fill((1 - sureness) / 5));
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const at = Math.floor(((y + 0.5) * height) / size.height) * width + Math.floor(((x + 0.5) * width) / size.width);
      planes[kinds[at]!]![y * size.width + x]! += sureness;
    }
  }
  const [object, wall, floor, ceiling, window] = planes as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
  return { ...size, object, wall, floor, ceiling, window };
}

/** The same for a synthetic room. */
export function seenIn({ picture, faces }: SyntheticRoom): Seen {
  const kinds = Array.from(faces, (face) => (face === FURNITURE ? OBJECT : face === FLOOR ? GROUND : face === CEILING ? CEILING_KIND : WALL));
  return seenBy(kinds, picture);
}
