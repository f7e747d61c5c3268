import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";
const EXPORTED = /export const (\w+) = (?=function preload\(baseModule, deps, importerUrl\))/;

/**
 * A part of a page that is asked for without a network would never come: browsers remember that a module failed, and the error screen would replace the
 * page with all that was typed. So it is asked for once there is a network. Browsers may be wrong about having none: the server is asked, too.
 * Undefined when Vite's helper has changed.
 */
export function withPatience(code: string): string | undefined {
  const name = EXPORTED.exec(code)?.[1];
  if (!name) return undefined;
  return `${code.replace(EXPORTED, "const preload = ")};
const isReached = () => fetch("/health/live", { method: "HEAD", cache: "no-store" }).then(() => true, () => false);
const network = async () => {
  while (!navigator.onLine && !(await isReached())) await new Promise((done) => setTimeout(done, 1e3));
};
export const ${name} = (...part) => (navigator.onLine ? preload(...part) : network().then(() => preload(...part)));`;
}

export const patientParts = (): Plugin => ({
  name: "patient-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: new RegExp(`^${HELPER.replace(".", "\\.")}$`) },
    handler(code) {
      return withPatience(code) ?? this.error("Vite loads parts in another way: look again at app/platform/build/patient-parts.ts.");
    },
  },
});
