import { anatomy } from "#app/platform/languages/anatomy.server.ts";
import { languages } from "#app/platform/languages/languages.ts";
import { TEXT_MAX } from "../translations.ts";

export type TextProblem = "empty" | "too_long" | "not_icu" | "placeholders" | "plural_forms";

/** What is wrong with a replacement text; undefined when valid. */
export function textProblem(language: "en" | "ar", text: string, builtIn: string): TextProblem | undefined {
  if (text.trim() === "") return "empty";
  if (text.length > TEXT_MAX) return "too_long";
  try {
    const own = anatomy(text);
    if (own.names.join("\n") !== anatomy(builtIn).names.join("\n")) return "placeholders";
    const wanted = languages.find(({ code }) => code === language)?.pluralForms ?? [];
    return own.plurals.some(({ forms }) => wanted.some((form) => !forms.includes(form))) ? "plural_forms" : undefined;
  } catch {
    return "not_icu";
  }
}
