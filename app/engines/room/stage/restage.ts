import type { RoomAnalysis } from "../analyze-room.ts";
import type { Finishes } from "../finishes.ts";
import { colorsOf } from "../furniture/appearance.ts";
import { LINEAR } from "../image/color.ts";
import { encodeDithered } from "../image/dither.ts";
import type { RgbImage } from "../image/planes.ts";
import type { Change, Left } from "../outcome.ts";
import { restyleBands } from "../restyle.ts";
import type { Restyle } from "../style-names.ts";
import { LOOKS } from "../styles.ts";
import { EmptyRoom, staysOf } from "./empty.ts";
import { eyeAt, hitOf, rayOf } from "./plan.ts";
import { Rasterizer } from "./rasterizer.ts";
import type { Placement } from "./scene.ts";
import { shineOf } from "./shine.ts";
import type { Stage } from "./stage.ts";
import { buildWorld, type World } from "./world.ts";

/** What of a room is made anew, with which pieces. */
export type Restaging = { degree: "furniture" | "both"; stage: Stage; style: Restyle; finishes?: Finishes | undefined; placements: readonly Placement[] };

/** The room with its pieces, and without them. */
export type Restaged = { picture: RgbImage; bare: RgbImage; changed: Change[]; left: Left[] };

const BAND = 64;
const FLOOR_GLOSS: Partial<Record<string, number>> = {
  marble: 0.55,
  terrazzo: 0.35,
  tile: 0.32,
  patterned: 0.2,
  microcement: 0.16,
  concrete: 0.12,
  herringbone: 0.1,
  planks: 0.1,
};

/** Empties a room, makes its surfaces anew where that is wanted, and puts pieces in it. */
export function restage(photo: RgbImage, analysis: RoomAnalysis, wanted: Restaging): Restaged {
  const { bare, changed, left, gloss } = emptied(photo, analysis, wanted);
  const { stage, style, placements } = wanted;
  const world = buildWorld(stage.plan, placements, colorsOf(LOOKS[style], style), shineOf(bare, stage));
  const picture = { ...bare, data: bare.data.slice() };
  furnish(picture, stage, world, gloss);
  return { picture, bare, changed: placements.length > 0 ? [...changed, { surface: "pieces" }] : changed, left };
}

function emptied(photo: RgbImage, analysis: RoomAnalysis, { degree, stage, style, finishes }: Restaging): Omit<Restaged, "picture"> & { gloss: number } {
  const room = new EmptyRoom(analysis, stage, degree === "furniture");
  const cleared = room.clear(photo);
  if (degree === "furniture") return { bare: cleared, changed: [], left: [], gloss: 0.06 };
  const look = LOOKS[style];
  const steps = restyleBands(cleared, room.analysis(analysis), look, { ...finishes, furniture: 0 }, cleared.data);
  for (let step = steps.next(); ; step = steps.next()) {
    if (!step.done) continue;
    const { picture, changed, left } = step.value;
    showAgain(picture, photo, stage);
    const floor = finishes?.floor === undefined ? look.floor.material : finishes.floor?.material;
    return {
      bare: picture,
      changed: changed.filter(({ surface }) => surface !== "furniture"),
      left: left.filter(({ surface }) => surface !== "furniture"),
      gloss: (floor && FLOOR_GLOSS[floor]) ?? 0.05,
    };
  }
}

/** Windows, doors and what else stays come back as they were, their rims sharp. */
function showAgain(picture: RgbImage, photo: RgbImage, stage: Stage): void {
  const stays = staysOf(stage, picture);
  for (let at = 0; at < stays.length; at += 1) {
    const share = stays[at]!;
    if (share === 0) continue;
    for (let channel = at * 3; channel < at * 3 + 3; channel += 1)
      picture.data[channel] = Math.round(photo.data[channel]! * share + picture.data[channel]! * (1 - share));
  }
}

/** Shadows, what the floor mirrors, then the pieces themselves. */
function furnish(picture: RgbImage, stage: Stage, world: World, gloss: number): void {
  if (world.indices.length === 0) return;
  const { width, height, data } = picture;
  const { plan } = stage;
  const eye = eyeAt(stage.eye, width, height);
  const stays = staysOf(stage, picture);
  const pieces = new Rasterizer(world, eye, BAND);
  const below = gloss > 0 ? new Rasterizer(world, eye, BAND, true) : null;
  const [color, mirrored] = [new Float32Array(3), new Float32Array(3)];
  for (let first = 0; first < height; first += BAND) {
    const end = Math.min(height, first + BAND);
    pieces.draw(first, end);
    below?.draw(first, end);
    for (let y = first; y < end; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const at = (y * width + x) * 3;
        const cover = pieces.shade(x, y, color);
        if (cover < 1) {
          const ray = rayOf(eye, x + 0.5, y + 0.5);
          const hit = hitOf(plan, eye.eye, ray);
          const shade = hit && stays[y * width + x]! < 0.5 ? world.shade.at(hit.face, hit.x, hit.y, hit.z) : 1;
          let share = 0;
          if (below && hit?.face === "floor") {
            share = below.shade(x, y, mirrored) * gloss * (0.25 + 0.75 * (1 - Math.min(1, -ray[1] / Math.hypot(...ray))) ** 2.5);
          }
          if (shade > 0.995 && cover === 0 && share < 0.004) continue;
          for (let channel = 0; channel < 3; channel += 1) {
            const ground = LINEAR[data[at + channel]!]! * shade;
            color[channel] = color[channel]! * cover + (ground * (1 - share) + mirrored[channel]! * share) * (1 - cover);
          }
        }
        const place = ((y & 63) << 6) + (x & 63);
        for (let channel = 0; channel < 3; channel += 1) data[at + channel] = encodeDithered(color[channel]!, place);
      }
    }
  }
}
