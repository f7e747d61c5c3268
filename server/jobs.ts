import { cleanAccountsJob } from "#app/features/account/public.server.ts";
import type { AnyJob } from "#app/platform/jobs.server.ts";
import { mailJob } from "#app/platform/mail.server.ts";

/** Every kind of background work that this product does. */
export const jobs: readonly AnyJob[] = [mailJob, cleanAccountsJob];
