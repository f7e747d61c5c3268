const preload = '<link rel="modulepreload"';
const manifest = /(window\.__reactRouterManifest = )(\{\n[\s\S]*?\n\});/;
const starter = /<script[^>]* type="module"[^>]*>[\s\S]*?<\/script>/;
const entry = /\bimport\(("[^"]+")\);/;
const photograph = /<img[^>]* fetchpriority="high"/i;
const imported = /import \* as (\w+) from ("[^"]+");/g;

/** The browser asks for none of the flags that are false, nor whether a route has a screen. */
const withoutFalse = (key: string, value: unknown) => (value === false || key === "hasDefaultExport" ? undefined : value);

/**
 * What React Router's own elements in a page have no setting for. Scripts give way to styles, fonts and the first photograph: the page can be read before it is
 * alive (docs/decisions/0021, app/frame/startup-script.ts). A page without such a photograph is for work, and alive as soon as can be. The part of the manifest that comes with the page says only what a route has.
 */
export function finishPage(html: string): string {
  const isPictured = photograph.test(html);
  return (isPictured ? html.replaceAll(preload, "<link data-later") : html)
    .replace(manifest, (_, start: string, json: string) => `${start}${JSON.stringify(JSON.parse(json), withoutFalse)};`)
    .replace(starter, (script) =>
      script
        .replace(">", isPictured ? ">await pageStart.painted;" : ">")
        .replaceAll(imported, "const $1 = await pageStart.load($2);")
        .replace(entry, "pageStart.load($1).then(pageStart.ready);"),
    );
}
