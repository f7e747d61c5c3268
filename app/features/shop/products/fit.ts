// Whether a piece comes through a door. Lengths are in millimeters.

type Piece = { width: number | null; depth: number | null; height: number | null; passage: number | null };

/** Of an ordinary door, in centimeters. */
export const DOOR_WIDTH = 90;
const DOOR_HEIGHT = 2_100;
/** Hands and the frame of the door. */
const ROOM = 20;
const CENTIMETER = 10;

/** The narrowest door that a piece comes through, in whole centimeters: by what its vendor says it needs, else its smallest side. Null where that is not known, or where it is too tall to be turned. */
export function narrowestDoor({ width, depth, height, passage }: Piece): number | null {
  const sides = [width, depth, height].filter((side) => side !== null).sort((a, b) => a - b);
  const [smallest, middle] = sides;
  if (sides.length < 3 || smallest === undefined || middle === undefined) return null;
  if (passage === null && middle + ROOM > DOOR_HEIGHT) return null;
  return Math.ceil(((passage ?? smallest) + ROOM) / CENTIMETER);
}
