import type { AnyJob } from "#app/platform/jobs.server.ts";

/** Every kind of background work that this product does. */
export const jobs: readonly AnyJob[] = [];
