import compile from "icu-minify/compile";

/** Node kinds of the compiled form. */
const select = 1;
const plural = 2;
const selectOrdinal = 3;

/** The arguments and tags of a text, and the plural forms that it spells out. @throws where the text is no ICU message */
export function anatomy(text: string) {
  const names = new Set<string>();
  const plurals: { name: string; forms: string[] }[] = [];
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, kind, options] = node as [string, unknown, unknown];
    const isTag = node.length > 1 && typeof kind !== "number";
    names.add(isTag ? `<${name}>` : name);
    if (isTag) walkParts(node.slice(1));
    if (kind === plural) plurals.push({ name, forms: Object.keys(options as object) });
    if (kind === select || kind === plural || kind === selectOrdinal) Object.values(options as object).forEach(walkParts);
  };
  const walkParts = (parts: unknown): void => {
    if (Array.isArray(parts)) for (const part of parts) walk(part);
  };
  walkParts(compile(text));
  return { names: [...names].sort(), plurals };
}
