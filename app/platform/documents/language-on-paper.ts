/** Chinese, Japanese and Korean fonts are megabytes each: screens use the system's own, which a document cannot. */
const WITHOUT_FONT = new Set(["ja", "ko", "zh", "zh-TW"]);

/** The language of a document for a reader of `language`: English where we have no font for its script. */
export const languageOnPaper = (language: string): string => (WITHOUT_FONT.has(language) ? "en" : language);
