import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { isProblem, readGlb } from "./glb.ts";
import { elementBytes, Gltf, type GltfPrimitive } from "./gltf.ts";
import { MODEL_MAX_BYTES, MODEL_MAX_TEXTURE, MODEL_MAX_TRIANGLES, type ModelProblem } from "./model.ts";

/** What the viewer reads without a decoder of its own, or may ignore. */
const EXTENSIONS = new Set([
  "KHR_mesh_quantization",
  "KHR_texture_transform",
  "EXT_texture_webp",
  ...["unlit", "variants", "emissive_strength", "clearcoat", "sheen", "specular", "ior", "transmission", "volume", "iridescence", "anisotropy"].map(
    (kind) => `KHR_materials_${kind}`,
  ),
]);
/** A file may name the same bytes many times; each time they go to the graphics card. */
const MOST_VERTEX_BYTES = 64 * 1024 * 1024;
const MOST_PIXELS = 48_000_000;
const TRIANGLES = 4;
const STRIP = 5;

/** Why a file cannot be shown as a 3D model, by its bytes alone; null when it can. */
export async function modelProblem(bytes: Buffer): Promise<ModelProblem | null> {
  if (bytes.length === 0) return "EMPTY";
  if (bytes.length >= MODEL_MAX_BYTES) return "TOO_LARGE";
  const parts = readGlb(bytes);
  if (isProblem(parts)) return parts;
  const early = findAnywhere(parts.json);
  if (early) return early;
  const read = Gltf.safeParse(parts.json);
  if (!read.success) return "DAMAGED";
  const { data: gltf } = read;
  if (!isInside(gltf, parts.binary) || !isTree(gltf)) return "DAMAGED";
  return detailProblem(gltf) ?? pictureProblem(gltf, parts.binary);
}

/** Addresses of other files and unknown extensions, wherever they stand. */
function findAnywhere(json: unknown): ModelProblem | null {
  const pending: unknown[] = [json];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== "object" || value === null) continue;
    if ("uri" in value && value.uri !== undefined) return "OUTSIDE";
    if ("extensions" in value && Object.keys(value.extensions ?? {}).some((name) => !EXTENSIONS.has(name))) return "EXTENSION";
    for (const key of ["extensionsUsed", "extensionsRequired"] as const) {
      const names = key in value ? (value as Record<string, unknown>)[key] : undefined;
      if (Array.isArray(names) && names.some((name) => !EXTENSIONS.has(String(name)))) return "EXTENSION";
    }
    // Notes of the program that wrote it: nothing reads them.
    for (const [key, inner] of Object.entries(value)) if (key !== "extras") pending.push(inner);
  }
  return null;
}

/** Everything lies within the one buffer. */
function isInside(gltf: Gltf, binary: Buffer): boolean {
  const [buffer, ...others] = gltf.buffers;
  const most = Math.min(buffer?.byteLength ?? 0, binary.length);
  if (others.length > 0 || (buffer && buffer.byteLength > binary.length)) return false;
  const areViews = gltf.bufferViews.every((view) => view.buffer === 0 && view.byteOffset + view.byteLength <= most);
  const areAccessors = gltf.accessors.every((accessor) => {
    const view = gltf.bufferViews[accessor.bufferView];
    const size = elementBytes(accessor);
    return view && accessor.byteOffset + (accessor.count - 1) * (view.byteStride ?? size) + size <= view.byteLength;
  });
  const known = (at: number | undefined) => at === undefined || at < gltf.accessors.length;
  const areMeshes = gltf.meshes.every(({ primitives }) => primitives.every((primitive) => accessorsOf(primitive).every(known)));
  return areViews && areAccessors && areMeshes && gltf.images.every(({ bufferView }) => bufferView < gltf.bufferViews.length);
}

const accessorsOf = ({ attributes, indices, targets }: GltfPrimitive): (number | undefined)[] => [
  ...Object.values(attributes),
  ...targets.flatMap((target) => Object.values(target)),
  indices,
];

/** Every node has at most one parent and none is its own ancestor; scenes and meshes exist. */
function isTree({ nodes, scenes, scene, meshes }: Gltf): boolean {
  const parents = new Map<number, number>();
  for (const [at, { children, mesh }] of nodes.entries()) {
    if (mesh !== undefined && mesh >= meshes.length) return false;
    for (const child of children) {
      if (child >= nodes.length || parents.has(child)) return false;
      parents.set(child, at);
    }
  }
  const isRoot = (at: number) => at < nodes.length && !parents.has(at);
  if (!scenes.every((one) => one.nodes.every(isRoot)) || (scene !== undefined && scene >= scenes.length)) return false;
  const reached = new Set<number>();
  const pending = nodes.map((_, at) => at).filter(isRoot);
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    reached.add(at);
    pending.push(...(nodes[at]?.children ?? []));
  }
  return reached.size === nodes.length;
}

function detailProblem({ nodes, meshes, accessors }: Gltf): ModelProblem | null {
  const count = (at: number | undefined) => (at === undefined ? 0 : (accessors[at]?.count ?? 0));
  const trianglesIn = (primitive: GltfPrimitive) => {
    const corners = count(primitive.indices ?? primitive.attributes["POSITION"]);
    return primitive.mode < TRIANGLES ? 0 : primitive.mode >= STRIP ? Math.max(0, corners - 2) : corners / 3;
  };
  const ofMesh = meshes.map(({ primitives }) => primitives.reduce((sum, primitive) => sum + trianglesIn(primitive), 0));
  const triangles = nodes.reduce((sum, { mesh }) => sum + (mesh === undefined ? 0 : (ofMesh[mesh] ?? 0)), 0);
  if (triangles === 0) return "EMPTY";
  const used = meshes.flatMap(({ primitives }) => primitives.flatMap(accessorsOf));
  const vertexBytes = used.reduce<number>((sum, at) => {
    const accessor = at === undefined ? undefined : accessors[at];
    return sum + (accessor ? accessor.count * elementBytes(accessor) : 0);
  }, 0);
  return triangles > MODEL_MAX_TRIANGLES || vertexBytes > MOST_VERTEX_BYTES ? "TOO_DETAILED" : null;
}

/** Only the heads of the pictures are read. */
async function pictureProblem({ images, bufferViews }: Gltf, binary: Buffer): Promise<ModelProblem | null> {
  let pixels = 0;
  for (const { bufferView, mimeType } of images) {
    const view = bufferViews[bufferView];
    if (!view) return "DAMAGED";
    const bytes = binary.subarray(view.byteOffset, view.byteOffset + view.byteLength);
    // Before the decoder sees them, which reads more kinds than these.
    const sniffed = await fileTypeFromBuffer(bytes).catch(() => undefined);
    if (sniffed?.mime !== mimeType) return "DAMAGED";
    const size = await sharp(bytes)
      .metadata()
      .catch(() => null);
    if (!size) return "DAMAGED";
    const { width, height } = size;
    if (Math.max(width, height) > MODEL_MAX_TEXTURE) return "TEXTURES";
    pixels += width * height;
  }
  return pixels > MOST_PIXELS ? "TEXTURES" : null;
}
