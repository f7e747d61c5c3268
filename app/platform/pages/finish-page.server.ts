import { boundedCache } from "#app/platform/cache/bounded-cache.ts";
import type { Facade, FacadeOf } from "./facades.server.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const manifest = /(window\.__reactRouterManifest = )(\{\n[\s\S]*?\n\});/;
const starter = /<script[^>]* type="module"/;
const entry = /\bimport\(("[^"]+")\);/;
const photograph = /<img[^>]* fetchpriority="high"/i;
const imported = /import \* as (\w+) from "([^"]+)";/g;

/** The browser needs neither false flags nor whether a route has a screen. */
const withoutFalse = (key: string, value: unknown) => (value === false || key === "hasDefaultExport" ? undefined : value);

const load = (address: string, facade: Facade | undefined): string =>
  facade ? `pageStart.part("${facade.from}",${JSON.stringify(facade.names)})` : `pageStart.load("${address}")`;

const STREAMED = 'window.__reactRouterContext.streamController.enqueue("';
const STREAMED_END = '");</script>';

/** JSON in single quotes: each of its thousand double quotes is a byte instead of two. */
function inSingleQuotes(html: string): string {
  const parts = html.split(STREAMED).map((part, index) => {
    const end = part.indexOf(STREAMED_END);
    if (index === 0 || end < 0) return part;
    const text = part.slice(0, end).replace(/\\.|'/g, (found) => (found === '\\"' ? '"' : found === "'" ? "\\'" : found));
    return `${text}'${part.slice(end + 1)}`;
  });
  return parts.join(STREAMED.replace('"', "'"));
}

type Manifest = { entry: { module: string; imports: string[] } };

const MOST = 500;
/** By the manifest's text and what is on the page: both are the same for all pages of a kind. */
const manifests = boundedCache<string>(MOST);

const shorter = (json: string, onPage: readonly string[], facadeOf: FacadeOf): string =>
  manifests(`${onPage.join()} ${json}`, () => shorten(JSON.parse(json), onPage, facadeOf));

/**
 * Leaves out imports that the entry has anyway. Hydration matches the links by this manifest. Routes that are not on the page are imported by their names
 * when someone goes there, so they need their facade.
 */
function shorten(whole: Manifest, onPage: readonly string[], facadeOf: FacadeOf): string {
  const { entry } = whole;
  const everywhere = [entry.module, ...entry.imports];
  return JSON.stringify(whole, function (this: unknown, key, value) {
    if (key === "module") return (onPage.includes(value) && facadeOf(value)?.from) || value;
    return key === "imports" && this !== entry ? value.filter((address: string) => !everywhere.includes(address)) : withoutFalse(key, value);
  });
}

/**
 * Changes to React Router's markup that have no setting. Scripts load after styles, fonts and the first photograph: the page is readable before it is
 * interactive (docs/decisions/0021, app/frame/startup-script.ts). A page without such a photograph is for work and hydrates as soon as possible. The manifest
 * in the page is reduced to what routes have. Facades are not requested: their exports are read from the chunk itself, which saves a request for each.
 * What loaders returned is quoted so that it needs fewer escapes.
 */
export function finishPage(html: string, facadeOf: FacadeOf): string {
  const isPictured = photograph.test(html);
  const asked = new Set<string>();
  const linkOf = (link: string, address: string) => {
    if (asked.has(address) || facadeOf(address)) return "";
    asked.add(address);
    return isPictured ? link.replace('<link rel="modulepreload"', "<link data-later") : link;
  };
  const finished = (script: string) => {
    const onPage = Array.from(script.matchAll(imported), ([, , address = ""]) => address);
    return script
      .replace(manifest, (_, start: string, json: string) => `${start}${shorter(json, onPage, facadeOf)};`)
      .replace(">", isPictured ? ">await pageStart.painted;" : ">")
      .replaceAll(imported, (_, name: string, address: string) => `const ${name} = await ${load(address, facadeOf(address))};`)
      .replace(entry, "pageStart.load($1).then(pageStart.ready);");
  };
  // Sliced for speed: the links are in the head, the rest is in one script.
  const body = html.indexOf("<body");
  const from = html.search(starter);
  if (from < 0) return html;
  const to = html.indexOf("</script>", from);
  return html.slice(0, body).replaceAll(preload, linkOf) + html.slice(body, from) + finished(html.slice(from, to)) + inSingleQuotes(html.slice(to));
}
