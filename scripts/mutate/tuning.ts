import type { Mutant } from "./mutants.ts";

/**
 * Constants whose number only tunes: one more or less of it changes how much work is done at once or how soon, and nothing that anyone was promised. The number itself
 * is no fault then; what is done with it still is. No maximum that is refused, no expiry, no rounding, no share belongs here: those have tests of their edges.
 */
const TUNING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "app/platform/api/ask-together.ts": { GATHER_MS: "how long a page gathers before it asks" },
  "app/platform/auth/password-strength.server.ts": { MEASURED: "the part of a long password that is measured, so that measuring takes no longer" },
  "app/platform/auth/role-cache.server.ts": { MAX_ENTRIES: "the size of a cache" },
  "app/platform/auth/sessions.server.ts": { SEEN_EVERY_MS: "how often reading pages writes", COOKIE_MS: "a pause for a browser to take its cookie" },
  "app/platform/csv/encoding.ts": { SAMPLE_BYTES: "the part of a file that its encoding is guessed from" },
  "app/platform/database/free-slugs.ts": { FIRST_ROUND: "how many names one query looks for" },
  "app/platform/imports/import-batch.server.ts": { RETRIES: "how often a batch that met another one is tried again" },
  "app/platform/jobs/jobs.server.ts": {
    POLL_SECONDS: "how often is looked for work that no message announced",
    SUPERVISE_SECONDS: "how often is looked for lost runs",
  },
  "app/platform/languages/intl.ts": { MOST: "the size of caches" },
  "app/platform/languages/page-texts.server.ts": { MOST: "the size of a cache" },
  "app/platform/list/find-words.server.ts": { SORTED: "up to where PostgreSQL sorts instead of reading along an index" },
  "app/platform/list/walk.server.ts": { STRETCH: "how far an index is read before sorting", LONGEST: "how far an index is read before sorting" },
  "app/platform/live/watch.server.ts": { PAUSE_MS: "a pause between notifications", POLL_MS: "how soon a lost message is made up for" },
  "app/platform/mail/sms.server.ts": { TIMEOUT_MS: "how long another service may be silent" },
  "app/platform/media/clean-image.server.ts": { MOST_SECONDS: "how long an image may take" },
  "app/platform/media/derivative.server.ts": {
    QUALITY: "the quality of pictures against their bytes",
    EFFORT: "the time for a picture against its bytes",
    EFFORT_OF_LARGE: "the time for a picture against its bytes",
  },
  "app/platform/media/describe-images.jobs.server.ts": { AT_ONCE: "how many images a run describes", PAUSE_SECONDS: "the pause between runs" },
  "app/platform/media/make-sizes.server.ts": { AT_ONCE: "how many images a job has" },
  "app/platform/media/media.routes.server.ts": { rememberMs: "how long rows that never change are cached", rememberAtMost: "the size of a cache" },
  "app/platform/media/photo.ts": { MOST: "the size of a cache" },
  "app/platform/media/store-image.server.ts": { BUSY_MS: "the pause of a job that lets visitors go first" },
  "app/platform/media/warm-images.jobs.server.ts": { mostImages: "how many images are prepared" },
  "app/platform/pages/finish-page.server.ts": { MOST: "the size of a cache" },
};

/** Leaves out the numbers of constants that only tune. @throws when a name is none of the file's constants any more */
export function withoutTuning(file: string, mutants: readonly Mutant[]): Mutant[] {
  const names = Object.keys(TUNING[file] ?? {});
  const stale = names.find((name) => !mutants.some(({ constant }) => constant === name));
  if (stale) throw new Error(`No constant of ${file} is ${stale}, made of numbers`);
  return mutants.filter(({ constant }) => constant === undefined || !names.includes(constant));
}
