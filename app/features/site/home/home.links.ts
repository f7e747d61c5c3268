/** The list of ideas of a room or a style. */
export const listOf = (word: string): string => `/ideas/${word.replaceAll("_", "-")}`;
