/** The languages whose every text is translated: `isComplete` of languages.ts, without what else it knows, for the browser. */
export const completeLanguages: readonly string[] = "en ar et fr tr fa ru pl el es de it pt nl sv no ja ko zh zh-TW hi th vi".split(" ");
