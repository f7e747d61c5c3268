import { ImageError } from "#app/platform/media/image-error.ts";
import { workModule } from "#app/platform/work/work.server.ts";
import { WorkersBusy, WorkFailed } from "#app/platform/work/worker-pool.ts";
import type { EditorSettings } from "../design-editor.ts";

const inWorker = workModule<typeof import("./work.server.ts")>("app/features/studio/design-editor/server/work.server.ts");

/** Applies the settings at full size, as a JPEG. Runs in a worker process, so that pages do not wait. */
export async function renderDesign(source: Buffer, settings: EditorSettings): Promise<Buffer> {
  try {
    const bytes = await inWorker("renderDesign", { source, settings }, { isUrgent: true });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } catch (error) {
    if (error instanceof WorkersBusy) throw new ImageError("BUSY");
    if (error instanceof WorkFailed) throw new ImageError("DAMAGED");
    throw error;
  }
}
