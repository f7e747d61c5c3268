import type { Plugin } from "vite";

const FILE = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** Without it React Router loads the *present* page anew when the script of the next screen does not come: the click would be lost without a word. */
export function throwOnFailedModule(code: string): string | undefined {
  return RELOAD.test(code) ? code.replace(RELOAD, "throw error;") : undefined;
}

/** A screen whose script does not come is an error like any other: the error screen asks for the page that was meant (app/kit/whole-load.ts). */
export const failedRouteModules = (): Plugin => ({
  name: "failed-route-modules",
  apply: "build",
  transform: {
    filter: { id: FILE },
    handler(code) {
      return throwOnFailedModule(code) ?? this.error("React Router loads its modules in another way now: look again what it does when one does not come.");
    },
  },
});
