/** The language of a person's text by its letters: for `lang`, so that it is read aloud and hyphenated as what it is. */
export function languageOf(text: string): "en" | "ar" {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  return arabic * 2 > (text.match(/\p{L}/gu)?.length ?? 0) ? "ar" : "en";
}
