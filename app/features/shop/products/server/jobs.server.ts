import { sql } from "kysely";
import { defineUpkeep } from "#app/platform/jobs/upkeep.server.ts";

/** Learns the words of new products for 'did you mean'. Cheap when nothing changed. */
export const learnProductWords = defineUpkeep("product-words-learn", "*/2 * * * *", sql`select product_words_learn()`);

/** The vocabulary of products afresh, once a day: how common its words are, and without those that no product uses any more. */
export const rebuildProductWords = defineUpkeep("product-words", "50 1 * * *", sql`select product_words_rebuild()`);
