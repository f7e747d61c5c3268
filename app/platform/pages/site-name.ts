const siteNames: Record<string, string> = { ar: "ديوان", fa: "دیوان" };

/** The product's name in the letters of a language. */
export const siteNameOf = (language: string): string => siteNames[language] ?? "Diwan";
