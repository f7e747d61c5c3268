import { invalidFile } from "./file-error.ts";

/** How the bytes of a file are to be read; names as TextDecoder knows them. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1256";

const SAMPLE_BYTES = 64 * 1024;
const BINARY_STARTS = [
  "PK\u0003\u0004",
  "%PDF",
  "\u0089PNG",
  "\u00FF\u00D8\u00FF",
  "GIF8",
  "\u001F\u008B",
  "\u00D0\u00CF\u0011\u00E0",
  "7z\u00BC\u00AF",
  "Rar!",
];

/**
 * Decides the encoding from all bytes: byte order marks first, then zero bytes at every second place (UTF-16 without a mark),
 * then whether everything is valid UTF-8. Anything else is windows-1256, from an Arabic Windows, in which every byte is valid.
 * Throws FileError for binary files.
 */
export class EncodingDetector {
  #sample = new Uint8Array(0);
  #utf8: TextDecoder | null = new TextDecoder("utf-8", { fatal: true });

  add(chunk: Uint8Array): void {
    if (this.#sample.length < SAMPLE_BYTES) this.#sample = joined(this.#sample, chunk.subarray(0, SAMPLE_BYTES - this.#sample.length));
    try {
      this.#utf8?.decode(chunk, { stream: true });
    } catch {
      this.#utf8 = null;
    }
  }

  /** The verdict. `isWhole`: all bytes were added, so that a character cut off at the end is an error too. */
  finish(isWhole = true): Encoding {
    const bytes = this.#sample;
    const start = String.fromCharCode(...bytes.subarray(0, 8));
    if (start.startsWith("\u00FF\u00FE")) return "utf-16le";
    if (start.startsWith("\u00FE\u00FF")) return "utf-16be";
    if (BINARY_STARTS.some((sign) => start.startsWith(sign))) throw invalidFile();
    const wide = wideEncoding(bytes);
    if (wide) return wide;
    if (!looksLikeText(bytes)) throw invalidFile();
    try {
      if (isWhole) this.#utf8?.decode();
    } catch {
      this.#utf8 = null;
    }
    return this.#utf8 ? "utf-8" : "windows-1256";
  }
}

/** UTF-16 without a mark: the ASCII letters of the header leave a zero in every second byte. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const pairs = Math.min(bytes.length, 4096) >> 1;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < pairs; i += 1) {
    if (bytes[2 * i] === 0) even += 1;
    if (bytes[2 * i + 1] === 0) odd += 1;
  }
  if (pairs > 2 && odd > pairs * 0.25 && even < pairs * 0.02) return "utf-16le";
  if (pairs > 2 && even > pairs * 0.25 && odd < pairs * 0.02) return "utf-16be";
  return null;
}

/** No zero bytes and hardly any control characters. */
function looksLikeText(bytes: Uint8Array): boolean {
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return false;
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 26) controls += 1;
  }
  return controls <= bytes.length / 100;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** The same text as UTF-8 bytes without a byte order mark, chunk by chunk. */
export async function* toUtf8(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== "") yield Buffer.from(text);
  }
  const rest = decoder.decode();
  if (rest !== "") yield Buffer.from(rest);
}
