import sharp from "sharp";
import { lettering } from "./lettering.server.ts";
import { SHARE_SIZE } from "./share-address.ts";

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
/** The product's look by day, docs of the interface: tokens.css. */
const COLORS = { canvas: "#faf7f2", ink: "#1f1b16", line: "#e4dccf", palm: "#1f5b4a", clay: "#b4552d" };
const PHOTO_WIDTH = 620;
const MARGIN = 60;
const MARK = 46;
const TITLE_TOP = 150;
const FACTS_HEIGHT = 50;
const TITLE_SIZES = { beside: [60, 54, 48, 42, 38], alone: [84, 76, 68, 60, 52] };
const FACTS_SIZES = [32, 28, 25];
/** The photograph alone: messengers take no more than 600 kB, and the ground beside it would be dotted. */
const FEW_COLORS = { palette: true, quality: 90, effort: 5 };
/** Of a star of the lattice. */
const STAR = 105;

/** The mashrabiya star of the logo. */
const STAR_PATH =
  "M16 2l4.1 4.1h5.8v5.8L30 16l-4.1 4.1v5.8h-5.8L16 30l-4.1-4.1H6.1v-5.8L2 16l4.1-4.1V6.1h5.8z" +
  "M16 8.6l2.2 2.2h3v3l2.2 2.2-2.2 2.2v3h-3L16 23.4l-2.2-2.2h-3v-3L8.6 16l2.2-2.2v-3h3z" +
  "M16 2v6.6M16 23.4V30M2 16h6.6M23.4 16H30M6.1 6.1l4.7 4.7M21.2 21.2l4.7 4.7M25.9 6.1l-4.7 4.7M10.8 21.2l-4.7 4.7";

export type ShareDrawing = { title: string; facts: string; siteName: string; isRTL: boolean; photo: Buffer | null };

/** A picture for link previews: the photograph beside its title, or the title beside the lattice. Letters that no font of the project has are left out. */
export async function drawSharePicture({ title, facts, siteName, isRTL, photo }: ShareDrawing): Promise<Buffer> {
  const letters = await lettering(isRTL);
  const column = WIDTH - PHOTO_WIDTH;
  const textWidth = (photo ? column : WIDTH - 3 * STAR) - 2 * MARGIN;
  const x = isRTL ? WIDTH - MARGIN - textWidth : MARGIN;
  const titleHeight = HEIGHT - TITLE_TOP - MARGIN - (facts ? FACTS_HEIGHT + 20 : 0);
  const parts = [photo ? "" : lattice(isRTL), signature(siteName)];
  if (letters.canWrite(title, "title")) {
    const box = { x, y: TITLE_TOP, width: textWidth, height: titleHeight };
    const set = letters.set(title, box, photo ? TITLE_SIZES.beside : TITLE_SIZES.alone, { face: "title", color: COLORS.ink });
    parts.push(set.svg);
  }
  if (facts && letters.canWrite(facts, "text")) {
    const box = { x, y: HEIGHT - MARGIN - FACTS_HEIGHT, width: textWidth, height: FACTS_HEIGHT };
    parts.push(letters.set(facts, box, FACTS_SIZES, { face: "text", color: COLORS.clay }).svg);
  }
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join("")}</svg>`);
  const layers = [{ input: svg, left: 0, top: 0 }];
  if (photo)
    layers.unshift({ input: await sharp(photo).resize(PHOTO_WIDTH, HEIGHT, { fit: "cover" }).png(FEW_COLORS).toBuffer(), left: isRTL ? 0 : column, top: 0 });
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLORS.canvas } })
    .composite(layers)
    .png({ compressionLevel: 9, adaptiveFiltering: false })
    .toBuffer();

  /** The mark and the name, at the beginning of the page's first line. */
  function signature(name: string): string {
    const left = isRTL ? WIDTH - MARGIN - MARK : MARGIN;
    const gap = MARK + 16;
    const box = { x: isRTL ? 0 : MARGIN + gap, y: MARGIN, width: WIDTH - MARGIN - gap, height: MARK };
    const written = letters.set(name, box, [32], { face: "title", color: COLORS.palm });
    return `${star(left, MARGIN, MARK, COLORS.palm, 1.8)}${written.svg}`;
  }
}

const star = (x: number, y: number, size: number, color: string, stroke: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 32})" fill="none" stroke="${color}" stroke-width="${stroke}" d="${STAR_PATH}"/>`;

/** Three columns of stars at the end of the page, as a screen of a window. */
function lattice(isRTL: boolean): string {
  const from = isRTL ? 0 : WIDTH - 3 * STAR;
  const places = Array.from({ length: 18 }, (_, index) => ({ x: from + (index % 3) * STAR, y: Math.floor(index / 3) * STAR }));
  const step = STAR * (28 / 32);
  return places.map(({ x, y }) => star(x, y, STAR * (STAR / step), COLORS.line, 0.9)).join("");
}
