/** A page without a browser: what the server wrote, as far as a crawl looks at it. */
export type Markup = {
  lang: string;
  dir: string;
  /** Everything that people read or hear, with the language that is said of it where that is not the page's. */
  texts: { text: string; marked: string | null; isHead: boolean }[];
  links: string[];
  pictures: { src: string; hasSize: boolean }[];
};

type Attributes = Record<string, string>;
type Open = { tag: string; marked: string | null; isSilent: boolean };

const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)\s*>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+|</gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** What is between their tags is no markup. */
const RAW = new Set(["script", "style"]);
/** Nobody reads what is in them, or it is in no language. */
const SILENT = new Set("script style noscript template code kbd pre".split(" "));
const READ_ATTRIBUTES = ["alt", "title", "aria-label", "placeholder", "aria-roledescription"];
const READ_META = new Set(["description", "og:title", "og:description", "og:image:alt"]);
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name] ?? whole),
  );

const attributesOf = (source: string): Attributes =>
  Object.fromEntries([...source.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name.toLowerCase(), decoded(value)]));

/** The text's own language, `no` where it is not to be translated, or null: the page's. */
function markOf(attributes: Attributes, around: string | null, pageLang: string): string | null {
  if (attributes["translate"] === "no") return "no";
  if (attributes["lang"] === undefined) return around;
  return attributes["lang"] === pageLang ? null : attributes["lang"];
}

/** Reads a page as React writes it: quoted attributes, every element closed. */
export function readMarkup(html: string): Markup {
  const page: Markup = { lang: "", dir: "", texts: [], links: [], pictures: [] };
  const open: Open[] = [];
  const say = (text: string, { marked, isSilent }: Open) => {
    const words = text.replace(/\s+/g, " ").trim();
    if (words && !isSilent) page.texts.push({ text: words, marked, isHead: open[1]?.tag === "head" });
  };
  const top = (): Open => open.at(-1) ?? { tag: "", marked: null, isSilent: false };

  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token; token = TOKEN.exec(html)) {
    const [whole, closing, opening, source = "", slash] = token;
    if (closing) {
      const at = open.findLastIndex(({ tag }) => tag === closing.toLowerCase());
      if (at >= 0) open.length = at;
    } else if (opening) {
      const tag = opening.toLowerCase();
      const attributes = attributesOf(source);
      if (tag === "html") Object.assign(page, { lang: attributes["lang"] ?? "", dir: attributes["dir"] ?? "" });
      const around = top();
      const element = { tag, marked: tag === "html" ? null : markOf(attributes, around.marked, page.lang), isSilent: around.isSilent || SILENT.has(tag) };
      look(page, tag, attributes, (text) => say(text, element));
      if (slash || VOID.has(tag)) continue;
      open.push(element);
      if (RAW.has(tag)) TOKEN.lastIndex = Math.max(html.indexOf(`</${opening}`, TOKEN.lastIndex), TOKEN.lastIndex);
    } else if (!whole.startsWith("<")) say(decoded(whole), top());
  }
  return page;
}

function look(page: Markup, tag: string, attributes: Attributes, say: (text: string) => void) {
  if (tag === "a" && attributes["href"] !== undefined) page.links.push(attributes["href"]);
  if (tag === "img") page.pictures.push({ src: attributes["src"] ?? "", hasSize: Boolean(attributes["width"] && attributes["height"]) });
  if (tag === "meta" && READ_META.has(attributes["name"] ?? attributes["property"] ?? "")) say(attributes["content"] ?? "");
  for (const name of READ_ATTRIBUTES) if (attributes[name] && tag !== "link") say(attributes[name]);
}
