import { cleanAccountsJob } from "#app/features/account/public.server.ts";
import { cleanDesignsJob } from "#app/features/design-editor/public.server.ts";
import { cleanUploadsJob, uploadJob } from "#app/features/idea-imports/public.server.ts";
import { cleanIdeasJob } from "#app/features/idea-uploads/public.server.ts";
import { interiorPictureJob } from "#app/features/interior-creator/public.server.ts";
import { cleanMessageFilesJob } from "#app/features/messages/public.server.ts";
import { cleanNotificationsJob, delayedMailJob, digestJob } from "#app/features/notifications/public.server.ts";
import { cleanPersonalDataJob, exportJob } from "#app/features/personal-data/public.server.ts";
import { analyzeJob, embeddedJob, providerJob, sweepPicturesJob } from "#app/features/redesign/public.server.ts";
import { learnIdeaWords, rebuildIdeaWords } from "#app/features/search/public.server.ts";
import { cleanImportsJob, importJob } from "#app/features/vendor-imports/public.server.ts";
import { compactDirectory, rebuildDirectoryWords } from "#app/features/vendors/public.server.ts";
import { endVerificationsJob } from "#app/features/verifications/public.server.ts";
import type { AnyJob } from "#app/platform/jobs.server.ts";
import { mailJob } from "#app/platform/mail.server.ts";
import { fillLooksJob } from "#app/platform/media/fill-looks.jobs.server.ts";
import { makeSizesJob } from "#app/platform/media/make-sizes.server.ts";
import { removeBytesJob } from "#app/platform/media/remove-images.server.ts";
import { warmImagesJob } from "#app/platform/media/warm-images.jobs.server.ts";
import { smsJob } from "#app/platform/sms.server.ts";

/** Every kind of background work that this product does. */
export const jobs: readonly AnyJob[] = [
  endVerificationsJob,
  mailJob,
  smsJob,
  cleanAccountsJob,
  importJob,
  uploadJob,
  cleanUploadsJob,
  cleanImportsJob,
  compactDirectory,
  rebuildDirectoryWords,
  learnIdeaWords,
  rebuildIdeaWords,
  warmImagesJob,
  makeSizesJob,
  fillLooksJob,
  exportJob,
  cleanPersonalDataJob,
  cleanMessageFilesJob,
  cleanIdeasJob,
  cleanDesignsJob,
  interiorPictureJob,
  delayedMailJob,
  digestJob,
  cleanNotificationsJob,
  removeBytesJob,
  analyzeJob,
  embeddedJob,
  providerJob,
  sweepPicturesJob,
];
