/** What somebody wrote in one language or two: the Arabic for who reads Arabic, where there is one. */
export const localText = (text: string, arabic: string | null | undefined, language: string): string => (language === "ar" && arabic) || text;
