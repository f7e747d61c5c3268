import { z } from "zod";

const MOST_OF_A_KIND = 5_000;
const MOST_IMAGES = 32;

const Index = z.number().int().min(0);
const Size = z.number().int().min(0);
const list = <Item extends z.ZodType>(item: Item, most = MOST_OF_A_KIND) => z.array(item).max(most).default([]);

const components = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 } as const;
const shapes = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 } as const;
const keyOf = <Key extends string>(known: Record<Key, number>) => z.enum(Object.keys(known) as [Key, ...Key[]]);

const Accessor = z.object({
  // Without one a file of a few bytes would stand for gigabytes of zeros.
  bufferView: Index,
  byteOffset: Size.default(0),
  componentType: z.number().refine((type) => type in components),
  count: z.number().int().min(1),
  type: keyOf(shapes),
  sparse: z.undefined().optional(),
});
export type GltfAccessor = z.infer<typeof Accessor>;

const Primitive = z.object({
  attributes: z.record(z.string(), Index),
  indices: Index.optional(),
  mode: z.number().int().min(0).max(6).default(4),
  targets: z.array(z.record(z.string(), Index)).max(64).default([]),
});
export type GltfPrimitive = z.infer<typeof Primitive>;

/** As much of a glTF file's description as the checks read. */
export const Gltf = z.object({
  asset: z.object({ version: z.literal("2.0"), minVersion: z.literal("2.0").optional() }),
  extensionsUsed: list(z.string()),
  extensionsRequired: list(z.string()),
  scene: Index.optional(),
  scenes: list(z.object({ nodes: list(Index) })),
  nodes: list(z.object({ children: list(Index), mesh: Index.optional() })),
  meshes: list(z.object({ primitives: z.array(Primitive).min(1).max(MOST_OF_A_KIND) })),
  accessors: list(Accessor),
  bufferViews: list(z.object({ buffer: Index, byteOffset: Size.default(0), byteLength: Size, byteStride: z.number().int().min(4).max(252).optional() })),
  buffers: list(z.object({ byteLength: Size })),
  images: list(z.object({ bufferView: Index, mimeType: z.enum(["image/png", "image/jpeg", "image/webp"]) }), MOST_IMAGES),
});
export type Gltf = z.infer<typeof Gltf>;

/** Bytes of one element. */
export const elementBytes = ({ componentType, type }: GltfAccessor): number => (components[componentType as keyof typeof components] ?? 0) * shapes[type];
