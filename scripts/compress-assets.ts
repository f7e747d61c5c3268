// Run after the build: every text file of the browser's folder gets a brotli and a gzip twin, so that no request compresses.
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const texts = new Set([".js", ".mjs", ".css", ".svg", ".json", ".txt", ".html", ".webmanifest", ".ttf", ".wasm"]);
// Smaller files gain nothing; small chunks of texts and icons gain a third.
const smallest = 256;

const folder = process.argv[2] ?? "build/client";
const names = (await readdir(folder, { recursive: true })).filter((name) => texts.has(extname(name)));

async function writeTwin(path: string, original: Buffer, compressed: Buffer): Promise<void> {
  if (compressed.length < original.length) await writeFile(path, compressed);
}

let next = 0;
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let name = names[next++]; name; name = names[next++]) {
      const path = join(folder, name);
      if ((await stat(path)).size < smallest) continue;
      const bytes = await readFile(path);
      await writeTwin(
        `${path}.br`,
        bytes,
        await brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            // A block of 512 kB: a whole script is one, and its tables are written once.
            [constants.BROTLI_PARAM_LGBLOCK]: 19,
          },
        }),
      );
      await writeTwin(`${path}.gz`, bytes, await gz(bytes, { level: 9 }));
    }
  }),
);
