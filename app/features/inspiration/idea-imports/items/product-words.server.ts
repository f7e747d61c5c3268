import { translator } from "#app/platform/languages/translator.server.ts";
import { type Name, type Vocabulary, vocabularyOf } from "./vocabulary.server.ts";

/** The words of files with the names that the product shows in both languages. Apart, because catalogues exist in a built server only. */
export const productWords = async (): Promise<Vocabulary> =>
  vocabularyOf(await Promise.all((["en", "ar"] as const).map((language) => translator(language, "ideas") as Promise<Name>)));
