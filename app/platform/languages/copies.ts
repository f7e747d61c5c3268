import type { Texts } from "./catalogue-files.ts";
import { linkTarget } from "./links.ts";

/**
 * Finds texts under several keys that are equal in every complete language: copies would be translated and corrected separately. The same
 * English word with another Arabic one (a verb and a noun, a masculine and a feminine) is no copy.
 */
export function copiesIn(catalogues: ReadonlyMap<string, ReadonlyMap<string, Texts>>, complete: readonly string[] = ["en", "ar"]): string[] {
  const places = new Map<string, string[]>();
  for (const [namespace, byLanguage] of catalogues)
    for (const [key, text] of Object.entries(byLanguage.get("en") ?? {})) {
      if (linkTarget(text, namespace)) continue;
      const everywhere = JSON.stringify(complete.map((language) => byLanguage.get(language)?.[key]));
      places.set(everywhere, [...(places.get(everywhere) ?? []), `${namespace}#${key}`]);
    }
  return [...places.values()].filter((keys) => keys.length > 1).map((keys) => keys.join(" = "));
}
