// `node scripts/node24.mjs scripts/app-icons.ts`: draws the icons of the installed app from the product's mark and its icon set. They are checked in.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const PALM = "#1f5b4a";
const CANVAS = "#faf7f2";
/** As the other icons have it. */
const DEEP = "#12332a";
const GOLD = "#e9d7ae";
const folder = join(import.meta.dirname, "..", "public");

type Node = [name: string, attributes: Record<string, string>];

/** Strokes of a drawing, scaled into the middle of a square. */
function square(size: number, drawing: string, options: { box: number; share: number; width: number; ink: string; ground: string; round?: number }): Buffer {
  const { box, share, width, ink, ground, round = 0 } = options;
  const scale = (size * share) / box;
  const start = (size - size * share) / 2;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${round}" fill="${ground}"/>
    <g transform="translate(${start} ${start}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>
  </svg>`);
}

const write = async (name: string, svg: Buffer) => writeFile(join(folder, name), await sharp(svg).png({ palette: true, compressionLevel: 9 }).toBuffer());

const mark = [...(await readFile(join(folder, "favicon.svg"), "utf8")).matchAll(/<path d="[^"]+"\/>/g)].join("");
// Systems cut the maskable one to a circle of four fifths of it.
await write("icon-maskable-512.png", square(512, mark, { box: 32, share: 0.56, width: 1.3, ink: GOLD, ground: DEEP }));
// Systems take only the shape of this one, and color it.
await write("badge-96.png", square(96, mark, { box: 32, share: 0.9, width: 2.4, ink: "#fff", ground: "none" }));

const SHORTCUTS = { redesign: "paint-roller", saved: "bookmark", messages: "messages-square", products: "sofa" };
for (const [name, icon] of Object.entries(SHORTCUTS)) {
  const { __iconData } = (await import(`lucide-react/dist/esm/icons/${icon}.mjs`)) as { __iconData: { node: Node[] } };
  const drawing = __iconData.node.map(([element, { key: _, ...attributes }]) => {
    const pairs = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
    return `<${element} ${pairs.join(" ")}/>`;
  });
  await write(`shortcut-${name}.png`, square(96, drawing.join(""), { box: 24, share: 0.54, width: 2, ink: PALM, ground: CANVAS, round: 48 }));
}
