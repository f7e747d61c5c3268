import { cleanAccountsJob } from "#app/features/account/public.server.ts";
import { cleanImportsJob, importJob } from "#app/features/vendor-imports/public.server.ts";
import { compactDirectory, rebuildDirectoryWords } from "#app/features/vendors/public.server.ts";
import type { AnyJob } from "#app/platform/jobs.server.ts";
import { mailJob } from "#app/platform/mail.server.ts";
import { warmImagesJob } from "#app/platform/media/warm-images.jobs.server.ts";

/** Every kind of background work that this product does. */
export const jobs: readonly AnyJob[] = [mailJob, cleanAccountsJob, importJob, cleanImportsJob, compactDirectory, rebuildDirectoryWords, warmImagesJob];
