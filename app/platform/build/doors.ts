import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const asked = /import\("#app(\/features\/[^"]+\/public\.tsx?)"\)(?=\s*\.then\((?:\((\w+)\) => \(\{ default: \2\.(\w+) \}\)\)|(?:async )?\(\{ (\w+) \}\) =>))/g;

/** The file that a door re-exports this name from. */
export function fileBehind(door: string, name: string): string | undefined {
  for (const [, names = "", file] of door.matchAll(/export \{([^}]*)\} from "\.\/([^"]+)"/g))
    if (names.split(",").some((one) => one.trim() === name)) return file;
  return undefined;
}

/** `#app/features/x/public.ts`, asked for one name, becomes the file that defines it. */
export const throughDoor = (code: string, read: (door: string) => string): string =>
  code.replaceAll(asked, (whole, door: string, _module: string | undefined, asDefault: string | undefined, named: string | undefined) => {
    const file = fileBehind(read(door), asDefault ?? named ?? "");
    return file ? `import("#app${dirname(door)}/${file}")` : whole;
  });

/**
 * A dynamic import of one export through a feature's door becomes an import of the file that defines it. The door itself would be a chunk with all its exports, and
 * every screen that uses one of them would load all.
 */
export const throughDoors = (): Plugin => ({
  name: "through-doors",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\/app\/.+\.tsx?$/, code: /import\("#app\/features\// },
    handler(code) {
      const app = `${this.environment.config.root}/app`;
      return throughDoor(code, (door) => readFileSync(app + door, "utf8"));
    },
  },
});
