import { features } from "#app/api/router.server.ts";
import type { AnyJob } from "#app/platform/jobs/jobs.server.ts";
import { mailJob } from "#app/platform/mail/mail.server.ts";
import { smsJob } from "#app/platform/mail/sms.server.ts";
import { describeImagesJob } from "#app/platform/media/describe-images.jobs.server.ts";
import { makeSizesJob } from "#app/platform/media/make-sizes.server.ts";
import { removeBytesJob } from "#app/platform/media/remove-files.server.ts";
import { warmImagesJob } from "#app/platform/media/warm-images.jobs.server.ts";

/** Every kind of background work that this product does. */
export const jobs: readonly AnyJob[] = [
  ...features.flatMap(({ jobs = [] }) => jobs),
  ...[mailJob, smsJob, warmImagesJob, makeSizesJob, describeImagesJob, removeBytesJob],
];
