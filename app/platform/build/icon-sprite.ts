import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type IconData = { name: string; size: number; node: readonly Shape[] };

const door = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
const drawing = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([a-z0-9-]+)\.mjs$/;

/**
 * In the built product an icon is a reference into one cached file (docs/decisions/0018): a drawing is several elements, and a page of cards repeats the same few
 * a hundred times. Development uses Lucide's components, which Vite prebundles.
 */
export function iconSprite(): Plugin {
  let sprite: Awaited<ReturnType<typeof readSprite>> | undefined;
  const spriteOf = async (root: string) => {
    sprite ??= await readSprite(root);
    return sprite;
  };
  return {
    name: "icon-sprite",
    apply: "build",
    enforce: "pre",
    config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
    async load(id) {
      const { root } = this.environment.config;
      // Only what the sources import: the library has two thousand files.
      if (door.test(id)) return (await spriteOf(root)).exports;
      const name = drawing.exec(id)?.[1];
      if (!name) return undefined;
      const href = JSON.stringify(`/${(await spriteOf(root)).address}#${name}`);
      return `import { createIcon } from "${root}/app/ui/create-icon.ts";\nexport default /* @__PURE__ */ createIcon(${href});`;
    },
    async generateBundle() {
      if (this.environment.config.consumer === "server") return;
      const { address, source } = await spriteOf(this.environment.config.root);
      this.emitFile({ type: "asset", fileName: address, source });
    },
  };
}

/** All icons that the sources import, as one file whose name changes with its content. */
export async function readSprite(root: string): Promise<{ address: string; source: string; exports: string }> {
  const library = join(root, "node_modules/lucide-react/dist/esm");
  const files = filesOfExports(readFileSync(join(library, "lucide-react.mjs"), "utf8"));
  const symbols = new Map<string, string>();
  const exports: string[] = [];
  for (const exported of importedIcons(join(root, "app"))) {
    const file = files.get(exported);
    if (!file) throw new Error(`lucide-react exports no icon '${exported}'.`);
    const { __iconData: icon } = (await import(join(library, file))) as { __iconData: IconData };
    symbols.set(icon.name, symbolOf(icon));
    exports.push(`export { default as ${exported} } from ".${file}";`);
  }
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join("")}</svg>`;
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { address: `assets/i-${hash}.svg`, source, exports: exports.join("\n") };
}

/** Without colors and stroke widths: a symbol inherits them from the element that refers to it (svg.lucide in app/ui/css/base.css). */
function symbolOf({ name, size, node }: IconData): string {
  const shapes = node.map(([tag, attributes]) => {
    const own = Object.entries(attributes).filter(([attribute]) => attribute !== "key");
    return `<${tag}${own.map(([attribute, value]) => ` ${attribute}="${value}"`).join("")}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 ${size} ${size}">${shapes.join("")}</symbol>`;
}

/** What the library's index exports -> the file that defines it. */
function filesOfExports(code: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of code.matchAll(/export\s*\{([^}]*)\}\s*from\s*['"]\.(\/[^'"]+)['"]/g))
    for (const name of names.split(",")) files.set(lastWord(name), file);
  return files;
}

function importedIcons(folder: string): string[] {
  const found = new Set<string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name)))
    for (const [, names = ""] of readFileSync(join(folder, path), "utf8").matchAll(/import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g))
      for (const name of names.split(",").map((text) => text.trim())) if (name !== "" && !name.startsWith("type ")) found.add(name.split(/\s+as\s+/)[0] ?? "");
  return [...found].sort();
}

const lastWord = (text: string) => text.trim().split(/\s+/).at(-1) ?? "";
