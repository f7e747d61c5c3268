import type { Plugin } from "vite";
import { withoutMessages } from "./without-messages.ts";

const LIBRARY = "react-router/dist/production/lib";
const COMPONENTS = `${LIBRARY}/dom/ssr/components.js`;
const MODULES = `${LIBRARY}/dom/ssr/routeModules.js`;
const INSTRUMENTATION = `${LIBRARY}/router/instrumentation.js`;
const BOUNDARIES = `${LIBRARY}/dom/ssr/errorBoundaries.js`;
const DEFAULT_BOUNDARY =
  /\/\*\*\n\* When app's don't provide a root level ErrorBoundary[\s\S]*(?=\/\/#endregion\nexport \{ BoundaryShell, RemixErrorBoundary, RemixRootDefaultErrorBoundary \};)/;
const SERVER_SCRIPTS =
  /let contextScript = [^;]+? \? `[^`]+` : " ";\n\t\tlet routeModulesScript = !isStatic \? " " : `[\s\S]+?import\(\$\{JSON\.stringify\(manifest\.entry\.module\)\}\);`;/;
const SERVER_COMPONENTS = /if \(rsc\) return [\s\S]+?\}\);\n(?=\treturn )/;
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

/** The root has its own ErrorBoundary. The library's, which shows the stack of the error, is only the fallback when that one throws. */
export function withPlainBoundary(code: string): string | undefined {
  const plain = `const BoundaryShell = ({ children }) => children;
function RemixRootDefaultErrorBoundary({ error }) {
  console.error(error);
  return React$1.createElement("html", null, React$1.createElement("body", null, React$1.createElement("h1", null, "Application Error")));
}
`;
  return DEFAULT_BOUNDARY.test(code) ? code.replace(DEFAULT_BOUNDARY, () => plain) : undefined;
}

/** The start of a page is written by the server, and we have no React server components. */
export function withoutServerParts(code: string): string | undefined {
  if (!SERVER_SCRIPTS.test(code) || !SERVER_COMPONENTS.test(code)) return undefined;
  return code.replace(SERVER_SCRIPTS, 'let contextScript = " ", routeModulesScript = " ";').replace(SERVER_COMPONENTS, "");
}

const CHANGES: Record<string, (code: string) => string | undefined> = {
  [MODULES]: reportFailedModule,
  [INSTRUMENTATION]: withoutInstrumentation,
  [BOUNDARIES]: withPlainBoundary,
  [COMPONENTS]: withoutServerParts,
};

/** Patches of React Router's browser build that have no setting. A release that differs stops the build. */
export const reactRouterChanges = (): Plugin => ({
  name: "react-router-changes",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: new RegExp(`${LIBRARY}/.+\\.js$`) },
    handler(code, id) {
      const change = Object.entries(CHANGES).find(([file]) => id.endsWith(file))?.[1];
      const changed = change ? change(code) : code;
      if (changed === undefined) this.error(`React Router is another one: look again at what ${id} does, and at app/platform/build/react-router.ts.`);
      return withoutMessages(changed, (source) => this.parse(source));
    },
  },
});
