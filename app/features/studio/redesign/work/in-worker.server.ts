import { workModule } from "#app/platform/work/work.server.ts";

/** Runs a function of `redesign.work.server.ts` beside the server. */
export const inWorker = workModule<typeof import("./redesign.work.server.ts")>("app/features/studio/redesign/work/redesign.work.server.ts");
