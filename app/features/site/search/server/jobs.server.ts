import { sql } from "kysely";
import { defineUpkeep } from "#app/platform/jobs/upkeep.server.ts";

/** Learns the words of new ideas for 'did you mean'. Cheap when nothing changed. */
export const learnIdeaWords = defineUpkeep("idea-words-learn", "*/2 * * * *", sql`select idea_words_learn()`);

/** Rebuilds the vocabulary of ideas once a day: current word frequencies, without unused words. */
export const rebuildIdeaWords = defineUpkeep("idea-words", "40 1 * * *", sql`select idea_words_rebuild()`);
