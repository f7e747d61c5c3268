import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Plugin } from "vite";

const asked = /import\("#app(\/features\/[^"]+\/public\.tsx?)"\)(?=\s*\.then\(\((\w+)\) => \(\{ default: \2\.(\w+) \}\)\))/g;

/** The file behind a door that makes what is named. */
export function fileBehind(door: string, name: string): string | undefined {
  for (const [, names = "", file] of door.matchAll(/export \{([^}]*)\} from "\.\/([^"]+)"/g))
    if (names.split(",").some((one) => one.trim() === name)) return file;
  return undefined;
}

/**
 * What loads one thing on demand through the door of a feature gets the file that makes it. The door itself would be a piece with everything that it hands on, and
 * whichever screen needed any of it would load all of that piece.
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
      return code.replaceAll(asked, (whole, door: string, _module: string, name: string) => {
        const file = fileBehind(readFileSync(app + door, "utf8"), name);
        return file ? `import("#app${dirname(door)}/${file}")` : whole;
      });
    },
  },
});
