import { type Encoding, toUtf8 } from "#app/platform/csv/encoding.ts";
import { UploadRefused } from "./upload-refused.ts";

const ITEM_BYTES = 1024 * 1024;
const DEPTH = 16;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];
const isSpace = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

type State = "before" | "first" | "entry" | "after";

/**
 * The entries of a JSON list one by one, in bounded memory: this finds where each ends, JSON.parse reads it.
 * Throws UploadRefused for what is no list, and where the text stops being JSON.
 */
export async function* jsonEntries(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<unknown> {
  let state = "before" as State;
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let pieces: Buffer[] = [];
  let size = 0;
  let count = 0;
  const take = (piece: Buffer) => {
    size += piece.length;
    if (size > ITEM_BYTES) throw new UploadRefused("row_too_large", String(count + 1));
    pieces.push(piece);
  };
  const finish = (): unknown => {
    const text = Buffer.concat(pieces).toString();
    pieces = [];
    size = 0;
    count += 1;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new UploadRefused("invalid_file", String(count));
    }
  };
  for await (const chunk of toUtf8(bytes, encoding)) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] as number;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
        continue;
      }
      if (state === "before" || state === "after") {
        if (isSpace(byte)) continue;
        if (state === "after" || byte !== OPEN_LIST) throw new UploadRefused(state === "after" ? "invalid_file" : "no_data", String(count));
        state = "first";
        start = at + 1;
        continue;
      }
      if (byte === QUOTE) isText = true;
      else if (byte === OPEN || byte === OPEN_LIST) {
        depth += 1;
        if (depth > DEPTH) throw new UploadRefused("invalid_file", String(count + 1));
      } else if (depth > 0 && (byte === CLOSE || byte === CLOSE_LIST)) depth -= 1;
      else if (depth === 0 && (byte === COMMA || byte === CLOSE_LIST)) {
        take(chunk.subarray(start, at));
        start = at + 1;
        const isEmpty = byte === CLOSE_LIST && state === "first" && pieces.every((piece) => piece.every(isSpace));
        if (!isEmpty) yield finish();
        state = byte === COMMA ? "entry" : "after";
      }
    }
    if (state === "first" || state === "entry") take(chunk.subarray(start));
  }
  if (state === "before") throw new UploadRefused("no_data");
  if (state !== "after") throw new UploadRefused("invalid_file", String(count + 1));
}
