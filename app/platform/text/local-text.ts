/** What somebody wrote in one language or two: the Arabic for who reads Arabic, where there is one. */
export const localText = <T extends string | null | undefined>(text: T, arabic: string | null | undefined, language: string): T | string =>
  (language === "ar" && arabic) || text;
