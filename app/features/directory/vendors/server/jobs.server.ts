import { sql } from "kysely";
import { defineUpkeep } from "#app/platform/jobs/upkeep.server.ts";

/** Folds the deltas of the directory's counts, and learns new words for 'did you mean'. Cheap when nothing changed. */
export const compactDirectory = defineUpkeep("directory-compact", "* * * * *", sql`select directory_compact()`);

/** Rebuilds the vocabulary once a day: current word frequencies, without unused words. */
export const rebuildDirectoryWords = defineUpkeep("directory-words", "20 1 * * *", sql`select directory_rebuild_words()`);
