import { cleanImportsJob, importJob } from "#app/features/directory/vendor-imports/public.server.ts";
import { compactDirectory, rebuildDirectoryWords } from "#app/features/directory/vendors/public.server.ts";
import { cleanUploadsJob, uploadJob } from "#app/features/inspiration/idea-imports/public.server.ts";
import { cleanIdeasJob } from "#app/features/inspiration/idea-uploads/public.server.ts";
import { cleanAccountsJob } from "#app/features/people/account/public.server.ts";
import { cleanPersonalDataJob, exportJob } from "#app/features/people/personal-data/public.server.ts";
import { endVerificationsJob } from "#app/features/people/verifications/public.server.ts";
import { learnIdeaWords, rebuildIdeaWords } from "#app/features/site/search/public.server.ts";
import { cleanDesignsJob } from "#app/features/studio/design-editor/public.server.ts";
import { interiorPictureJob } from "#app/features/studio/interior-creator/public.server.ts";
import { analyzeJob, embeddedJob, providerJob, sweepPicturesJob } from "#app/features/studio/redesign/public.server.ts";
import { cleanMessageFilesJob } from "#app/features/talk/messages/public.server.ts";
import { cleanNotificationsJob, delayedMailJob, digestJob } from "#app/features/talk/notifications/public.server.ts";
import type { AnyJob } from "#app/platform/jobs/jobs.server.ts";
import { mailJob } from "#app/platform/mail/mail.server.ts";
import { smsJob } from "#app/platform/mail/sms.server.ts";
import { fillLooksJob } from "#app/platform/media/fill-looks.jobs.server.ts";
import { makeSizesJob } from "#app/platform/media/make-sizes.server.ts";
import { removeBytesJob } from "#app/platform/media/remove-images.server.ts";
import { warmImagesJob } from "#app/platform/media/warm-images.jobs.server.ts";

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
