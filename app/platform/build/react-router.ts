import type { Plugin } from "vite";

const LIBRARY = "react-router/dist/production/lib";
const MODULES = `${LIBRARY}/dom/ssr/routeModules.js`;
const INSTRUMENTATION = `${LIBRARY}/router/instrumentation.js`;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/** Without it React Router reloads the *current* page when the next screen's script fails to load: the click would be lost silently. */
export function reportFailedModule(code: string): string | undefined {
  return RELOAD.test(code)
    ? code.replace("window.location.reload();", 'window.dispatchEvent(new CustomEvent("screen-failed", { detail: error }));')
    : undefined;
}

/** Removes instrumentation, which is not used in the browser. */
const STAND_INS: Record<string, string> = {
  consumeInstrumentationClientResultMetaReceiver: "() => undefined",
  getRouteInstrumentationUpdates: "() => ({})",
  instrumentClientSideRouter: "(router) => router",
  instrumentHandler: "(handler) => handler",
  instrumentationResultMetaContext: "undefined",
};

/** The same exports as no-ops; undefined when the library's exports have changed. */
export function withoutInstrumentation(code: string): string | undefined {
  const names = /export \{([^}]*)\}/
    .exec(code)?.[1]
    ?.split(",")
    .map((name) => name.trim());
  if (!names?.every((name) => name in STAND_INS)) return undefined;
  return names.map((name) => `export const ${name} = ${STAND_INS[name]};`).join("\n");
}

/** Patches of React Router's browser build that have no setting. A release that differs stops the build. */
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
