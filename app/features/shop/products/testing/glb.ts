import { MODEL_TYPE } from "#app/platform/media/model.ts";
import { aModel } from "#app/platform/testing/a-model.ts";

/** A small file that can be shown as a 3D model. */
export const glb = (bytes: Buffer = aModel()): File => new File([new Uint8Array(bytes)], "sofa.glb", { type: MODEL_TYPE });
