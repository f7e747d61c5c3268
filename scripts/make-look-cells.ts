import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { seeded } from "#app/features/site/demo/seeded.ts";
import { LOOK_SIZE, type Look, lookOf } from "#app/platform/media/look.ts";

// Writes app/platform/media/look-cells.ts: the cells into which looks are sorted. Only after a change of look.ts; then raise VERSION in look-index.ts and
// raise DESCRIPTION_VERSION: the job describe-images makes looks anew.
const CELLS = 256;
const VARIANTS = 8;
const MIXED = 3_000;
const ROUNDS = 8;
const random = seeded("cells of looks");
const folder = "demo/media";

async function look(image: Sharp): Promise<Look> {
  const { data, info } = await image.resize(64, 64, { fit: "inside" }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return lookOf(data, info.width, info.height);
}

/** The image, and others cut from it, turned around, in another light and other colors. */
async function looksOf(name: string): Promise<Look[]> {
  const small = await sharp(join(folder, name)).removeAlpha().resize(240).png().toBuffer();
  const { width, height } = await sharp(small).metadata();
  const looks = [await look(sharp(small))];
  for (let n = 0; n < VARIANTS; n += 1) {
    const share = 0.5 + random.next() / 2;
    const [w, h] = [Math.round(width * share), Math.round(height * share)];
    const cut = sharp(small)
      .extract({ left: random.int(0, width - w), top: random.int(0, height - h), width: w, height: h })
      .modulate({ brightness: 0.6 + random.next() * 0.8, saturation: 0.4 + random.next(), hue: random.chance(0.4) ? random.int(0, 359) : 0 });
    looks.push(await look(sharp(await (random.chance(0.5) ? cut.flop() : cut).png().toBuffer())));
  }
  return looks;
}

const real: Look[] = [];
for (const name of (await readdir(folder)).filter((file) => file.endsWith(".webp")).sort()) real.push(...(await looksOf(name)));
const between = Array.from({ length: MIXED }, () => {
  const [one, other, share] = [random.pick(real), random.pick(real), random.next()];
  return Int8Array.from({ length: LOOK_SIZE }, (_, at) => (one[at] ?? 0) * share + (other[at] ?? 0) * (1 - share));
});
const looks = [...real, ...between];

const away = (one: ArrayLike<number>, other: ArrayLike<number>) => {
  let sum = 0;
  for (let at = 0; at < LOOK_SIZE; at += 1) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2;
  return sum;
};
const middle = (group: readonly ArrayLike<number>[]) =>
  Array.from({ length: LOOK_SIZE }, (_, at) => group.reduce((sum, one) => sum + (one[at] ?? 0), 0) / group.length);

let centers: ArrayLike<number>[] = random.sample(looks, CELLS);
for (let round = 0; round < ROUNDS; round += 1) {
  const groups: Look[][] = centers.map(() => []);
  for (const one of looks) {
    let nearest = 0;
    for (let cell = 1; cell < CELLS; cell += 1) if (away(one, centers[cell] ?? []) < away(one, centers[nearest] ?? [])) nearest = cell;
    groups[nearest]?.push(one);
  }
  centers = groups.map((group) => (group.length > 0 ? middle(group) : random.pick(looks)));
}

const text = (numbers: readonly number[]) => Buffer.from(Int8Array.from(numbers, Math.round).buffer).toString("base64");
const file = "app/platform/media/look-cells.ts";
await writeFile(
  file,
  `import { LOOK_SIZE } from "./look.ts";

// Written by scripts/make-look-cells.ts: the middle of all looks that it made, and of the ${CELLS} groups into which they fall.
const center =
  "${text(middle(looks))}";
const centers =
  "${text(centers.flatMap((one) => Array.from(one)))}";

const numbers = (text: string): Int8Array => Int8Array.from(Buffer.from(text, "base64"), (byte) => (byte << 24) >> 24);

export const CENTER: Int8Array = numbers(center);
const all = numbers(centers);
export const CENTERS: readonly Int8Array[] = Array.from({ length: all.length / LOOK_SIZE }, (_, cell) => all.subarray(cell * LOOK_SIZE, (cell + 1) * LOOK_SIZE));
`,
);
console.log(`${file}: ${CELLS} cells from ${looks.length} looks`);
process.exit(0);
