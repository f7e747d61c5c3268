import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";

export type Chunks = AsyncIterable<string> | Iterable<string>;
export type Packed = { gzip: Buffer; etag: string };

const FRESH_MS = 3_600_000;
const MOST_BYTES = 64 * 1024 * 1024;

type Entry = { madeAt: number; file: Promise<Packed | null>; bytes: number };
const made = new Map<string, Entry>();

/** A file made piece by piece and stored compressed for an hour, the least recently asked for given up first; visitors who ask at once wait for the same one. */
export function packed(name: string, make: () => Promise<Chunks | null>): Promise<Packed | null> {
  const known = made.get(name);
  made.delete(name);
  if (known && Date.now() - known.madeAt < FRESH_MS) {
    made.set(name, known);
    return known.file;
  }
  const entry: Entry = { madeAt: Date.now(), bytes: 0, file: pack(make) };
  made.set(name, entry);
  entry.file.then(
    (file) => {
      entry.bytes = file?.gzip.length ?? 0;
      // An address that leads nowhere takes no place.
      if (!file) made.delete(name);
      giveUp();
    },
    () => made.delete(name),
  );
  return entry.file;
}

async function pack(make: () => Promise<Chunks | null>): Promise<Packed | null> {
  const chunks = await make();
  if (!chunks) return null;
  const gzip = await buffer(Readable.from(chunks).pipe(createGzip()));
  return { gzip, etag: `"${createHash("sha256").update(gzip).digest("base64url").slice(0, 24)}"` };
}

function giveUp(): void {
  let bytes = [...made.values()].reduce((sum, entry) => sum + entry.bytes, 0);
  for (const [name, entry] of made) {
    if (bytes <= MOST_BYTES) return;
    made.delete(name);
    bytes -= entry.bytes;
  }
}

/** For tests: nothing is stored. */
export const forgetPacked = (): void => made.clear();
