import type { ModelProblem } from "./model.ts";

const HEADER_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
/** The description of a model at the other limits is far below. */
const MOST_JSON_BYTES = 4 * 1024 * 1024;

export type GlbParts = { json: unknown; binary: Buffer };
export const isProblem = (found: GlbParts | ModelProblem): found is ModelProblem => typeof found === "string";

/** A binary glTF 2.0 file taken apart: exactly a JSON chunk and at most one binary chunk, with nothing before, between or behind. */
export function readGlb(bytes: Buffer): GlbParts | ModelProblem {
  if (bytes.length < HEADER_BYTES || bytes.toString("latin1", 0, 4) !== "glTF" || bytes.readUInt32LE(4) !== 2) return "UNSUPPORTED";
  if (bytes.readUInt32LE(8) !== bytes.length) return "DAMAGED";
  const described = chunkAt(bytes, HEADER_BYTES, JSON_CHUNK);
  if (!described || described.length > MOST_JSON_BYTES) return "DAMAGED";
  const next = HEADER_BYTES + CHUNK_HEAD_BYTES + described.length;
  const binary = next === bytes.length ? Buffer.alloc(0) : chunkAt(bytes, next, BINARY_CHUNK);
  if (!binary || (binary.length > 0 && next + CHUNK_HEAD_BYTES + binary.length !== bytes.length)) return "DAMAGED";
  try {
    return { json: JSON.parse(described.toString("utf8")), binary };
  } catch {
    return "DAMAGED";
  }
}

function chunkAt(bytes: Buffer, at: number, kind: number): Buffer | null {
  const start = at + CHUNK_HEAD_BYTES;
  if (start > bytes.length || bytes.readUInt32LE(at + 4) !== kind) return null;
  const length = bytes.readUInt32LE(at);
  return length % 4 === 0 && start + length <= bytes.length ? bytes.subarray(start, start + length) : null;
}
