type Chunk = { kind: string; data: Buffer };
type Description = Record<string, unknown>;

const padded = (data: Buffer, by: string) => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4, by)]);
const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A binary glTF file of these chunks, whatever they are. */
export function glbOf(chunks: readonly Chunk[], { version = 2, length }: { version?: number; length?: number } = {}): Buffer {
  const body = Buffer.concat(chunks.flatMap(({ kind, data }) => [word(data.length), Buffer.from(kind.padEnd(4, "\0"), "latin1"), data]));
  return Buffer.concat([Buffer.from("glTF", "latin1"), word(version), word(length ?? body.length + 12), body]);
}

export const jsonChunk = (description: unknown): Chunk => ({ kind: "JSON", data: padded(Buffer.from(JSON.stringify(description)), " ") });
export const binaryChunk = (data: Buffer): Chunk => ({ kind: "BIN", data: padded(data, "\0") });

const CORNERS = Buffer.from(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);

/** One triangle of a meter; `changes` replace parts of its description, `more` follows its corners in the buffer. */
export function aModel(changes: Description = {}, more: Buffer = Buffer.alloc(0)): Buffer {
  const binary = Buffer.concat([CORNERS, more]);
  const description = {
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3", min: [0, 0, 0], max: [1, 1, 0] }],
    bufferViews: [{ buffer: 0, byteLength: CORNERS.length }],
    buffers: [{ byteLength: binary.length }],
    ...changes,
  };
  return glbOf([jsonChunk(description), binaryChunk(binary)]);
}
