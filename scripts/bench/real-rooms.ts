import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { RgbImage, Size } from "#app/engines/room/image/planes.ts";
import { type LabeledAs, type Labels, LabelsSchema } from "../label/labels.ts";
import type { Truth } from "./finding.ts";
import { pixels, smaller } from "./restyle-rooms.ts";

// Photographs that a person labeled by polygons (`npm run label -- FOLDER`). What no polygon covers is left as it is.

const CODES = ["untouched", "wall", "floor", "ceiling", "ignore"] as const satisfies readonly LabeledAs[];

export type RealRoom = {
  name: string;
  picture: RgbImage;
  truth: Truth /** Marked by hand as never to be painted: panes, pictures, plants, screens. */;
  isProtected(at: number): boolean;
};

/** Every labeled photograph of the folder, in the order of names. */
export async function* realRooms(folder: string): AsyncGenerator<RealRoom> {
  const files = await readdir(folder);
  for (const file of files.filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort()) {
    const name = file.replace(/\.[^.]+$/, "");
    if (!files.includes(`${name}.json`)) continue;
    const labels = LabelsSchema.parse(JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")));
    const picture = await smaller(join(folder, file));
    const { codes, marked } = await drawn(labels, picture);
    const truth: Truth = (at) => {
      const code = CODES[codes[at]!];
      return code === "ignore" ? undefined : code === "untouched" ? null : code;
    };
    yield { name, picture, truth, isProtected: (at) => marked[at] === 1 };
  }
}

/** Later polygons lie over earlier ones. */
async function drawn({ polygons }: Labels, { width, height }: Size): Promise<{ codes: Uint8Array; marked: Uint8Array }> {
  const shapes = polygons.map(({ surface, points }) => {
    const shade = 20 + 40 * CODES.indexOf(surface);
    return `<polygon points="${points.map(([x, y]) => `${x * width},${y * height}`).join(" ")}" fill="rgb(${shade},${shade},${shade})" shape-rendering="crispEdges"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/>${shapes.join("")}</svg>`;
  const { data } = await pixels(sharp(Buffer.from(svg)).flatten());
  const codes = Uint8Array.from({ length: width * height }, (_, at) => Math.max(0, Math.round((data[3 * at]! - 20) / 40)));
  return { codes, marked: Uint8Array.from(codes, (code, at) => (code === 0 && data[3 * at]! > 10 ? 1 : 0)) };
}
