import { globSync, readFileSync } from "node:fs";
import { basename, sep } from "node:path";
import { HOME } from "./read-articles.ts";

export type PictureFile = { path: string; language: string; name: string; width: number; height: number };

/** Width and height of a WebP file, from its head. */
export function sizeOfWebp(bytes: Buffer): { width: number; height: number } {
  const kind = bytes.toString("latin1", 12, 16);
  if (kind === "VP8 ") return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === "VP8L") {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

/** Pictures of the product, as `npm run help:pictures` made them. */
export const listPictures = (root: string): PictureFile[] =>
  globSync(`${HOME}/pictures/*/*.webp`, { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .sort()
    .map((path) => ({ path, language: path.split("/").at(-2) ?? "", name: basename(path, ".webp"), ...sizeOfWebp(readFileSync(`${root}/${path}`)) }));
