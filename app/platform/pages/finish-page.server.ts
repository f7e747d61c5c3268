const preload = '<link rel="modulepreload"';
const manifest = /(window\.__reactRouterManifest = )(\{\n[\s\S]*?\n\});/;
const starter = /<script[^>]* type="module"[^>]*>[\s\S]*?<\/script>/;
const entry = /\bimport\(("[^"]+")\);/;
const photograph = /<img[^>]* fetchpriority="high"/i;
const imported = /import \* as (\w+) from ("[^"]+");/g;

/** The browser needs neither false flags nor whether a route has a screen. */
const withoutFalse = (key: string, value: unknown) => (value === false || key === "hasDefaultExport" ? undefined : value);

/**
 * Changes to React Router's markup that have no setting. Scripts load after styles, fonts and the first photograph: the page is readable before it is
 * interactive (docs/decisions/0021, app/frame/startup-script.ts). A page without such a photograph is for work and hydrates as soon as possible. The manifest in the page is reduced to what routes have.
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
