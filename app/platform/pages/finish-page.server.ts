const preload = '<link rel="modulepreload"';
const manifest = /(window\.__reactRouterManifest = )(\{\n[\s\S]*?\n\});/;

/**
 * What React Router's own elements in a page have no setting for. Scripts give way to styles, fonts and the first photograph: the page can be read before it is
 * alive (docs/decisions/0021). The part of the manifest that comes with the page loses its indentation.
 */
export function finishPage(html: string): string {
  return html
    .replaceAll(preload, `${preload} fetchpriority="low"`)
    .replace(manifest, (_, start: string, json: string) => `${start}${json.replaceAll(/\n\s*/g, "")};`);
}
