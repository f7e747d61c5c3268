/** A 3D model: one binary glTF 2.0 file that carries all it needs. */
export const MODEL_TYPE = "model/gltf-binary";
/** The last part of its address. */
export const MODEL_NAME = "model.glb";

const MEGABYTE = 1024 * 1024;
export const MODEL_MAX_MEGABYTES = 15;
export const MODEL_MAX_BYTES = MODEL_MAX_MEGABYTES * MEGABYTE;
/** What a telephone draws without stuttering. */
export const MODEL_MAX_TRIANGLES = 300_000;
/** Of a picture's longer side. */
export const MODEL_MAX_TEXTURE = 4096;

export const modelUrl = (fileId: string): string => `/media/${fileId}/${MODEL_NAME}`;

/** Why a model was refused; screens translate by code. */
export type ModelProblem =
  | "EMPTY"
  | "TOO_LARGE"
  /** Not a binary glTF 2.0 file. */
  | "UNSUPPORTED"
  | "DAMAGED"
  /** It refers to other files. */
  | "OUTSIDE"
  /** It needs an extension that our viewer does not read, such as compression. */
  | "EXTENSION"
  | "TOO_DETAILED"
  | "TEXTURES";
