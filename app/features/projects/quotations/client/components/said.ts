import { languageOf } from "#app/platform/text/language-of.ts";

/** What its author wrote says its own language and direction, whatever the page's are. */
export const said = (text: string) => ({ dir: "auto", lang: languageOf(text) }) as const;
