import type { Plugin } from "vite";

const LIBRARY = "react-router/dist/production/lib";
const MODULES = `${LIBRARY}/dom/ssr/routeModules.js`;
const INSTRUMENTATION = `${LIBRARY}/router/instrumentation.js`;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** Without it React Router loads the *present* page anew when the script of the next screen does not come: the click would be lost without a word. */
export function reportFailedModule(code: string): string | undefined {
  return RELOAD.test(code)
    ? code.replace("window.location.reload();", 'window.dispatchEvent(new CustomEvent("screen-failed", { detail: error }));')
    : undefined;
}

/** Nobody measures navigations in the browser: what would only passes things on. */
const STAND_INS: Record<string, string> = {
  consumeInstrumentationClientResultMetaReceiver: "() => undefined",
  getRouteInstrumentationUpdates: "() => ({})",
  instrumentClientSideRouter: "(router) => router",
  instrumentHandler: "(handler) => handler",
  instrumentationResultMetaContext: "undefined",
};

/** The same exports without what they do; nothing when the library has others by now. */
export function withoutInstrumentation(code: string): string | undefined {
  const names = /export \{([^}]*)\}/
    .exec(code)?.[1]
    ?.split(",")
    .map((name) => name.trim());
  if (!names?.every((name) => name in STAND_INS)) return undefined;
  return names.map((name) => `export const ${name} = ${STAND_INS[name]};`).join("\n");
}

/** What React Router has no setting for, in the browser's build. A release of it that does things in another way stops the build. */
export const reactRouterChanges = (): Plugin => ({
  name: "react-router-changes",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: [new RegExp(`${MODULES}$`), new RegExp(`${INSTRUMENTATION}$`)] },
    handler(code, id) {
      const changed = id.endsWith(MODULES) ? reportFailedModule(code) : withoutInstrumentation(code);
      return changed ?? this.error(`React Router is another one: look again at what ${id} does, and at app/platform/build/react-router.ts.`);
    },
  },
});
