/** The walls of the house (ARCHITECTURE.md). `npm run check:boundaries` fails when one is broken. */
const TEST = "\\.test\\.tsx?$";

/** Each area may reach those before it, through doors; none after it. A new area takes its place here. */
const AREAS = require("./checks/area-order.json");
const areaOrder = AREAS.slice(0, -1).map((area, index) => ({
  name: "areas-have-an-order",
  comment: `${area} may not reach ${AREAS.slice(index + 1).join(", ")}: they fill a slot that it exports.`,
  severity: "error",
  from: { path: `^app/features/${area}/`, pathNot: TEST },
  to: { path: `^app/features/(${AREAS.slice(index + 1).join("|")})/` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "feature-doors",
      comment: "A feature reaches another only through public.ts, public.server.ts and *.contract.ts.",
      severity: "error",
      from: { path: "^app/features/([^/]+/[^/]+)/", pathNot: TEST },
      to: { path: "^app/features/[^/]+/[^/]+/", pathNot: ["^app/features/$1/", "/public(\\.server)?\\.tsx?$", "\\.contract\\.ts$"] },
    },
    ...areaOrder,
    {
      name: "areas-are-known",
      comment: "An area that AREAS does not name stands outside of the order.",
      severity: "error",
      from: { path: "^app/features/", pathNot: `^app/features/(${AREAS.join("|")})/` },
      to: {},
    },
    {
      name: "doors-from-outside",
      comment: "Frame, API and server reach features through the same doors; the two lists of features alone name manifests.",
      severity: "error",
      from: { path: "^(app/(frame|api|root|entry)|server/)", pathNot: [TEST, "/testing/"] },
      to: { path: "^app/features/", pathNot: ["/public(\\.server)?\\.tsx?$", "\\.contract\\.ts$"] },
    },
    {
      name: "platform-knows-no-feature",
      comment: "ui and platform know no feature; what features need from each other goes through their doors.",
      severity: "error",
      from: { path: "^app/(platform|ui)/", pathNot: TEST },
      to: { path: "^(app/(features|frame|kit|api)|server)/" },
    },
    {
      name: "kit-knows-no-feature",
      comment: "What screens use of the frame: it knows neither a feature nor the frame that is built of it.",
      severity: "error",
      from: { path: "^app/kit/", pathNot: TEST },
      to: { path: "^(app/(features|frame)|server)/" },
    },
    {
      name: "engines-stand-alone",
      comment: "An engine is pure computation: it imports nothing outside itself.",
      severity: "error",
      from: { path: "^app/engines/([^/]+)/", pathNot: [TEST, "/testing/"] },
      to: { path: "^(app|server|database)/", pathNot: "^app/engines/$1/" },
    },
    {
      name: "app-knows-no-server",
      comment: "server/ is the composition root: it knows everything and nothing knows it.",
      severity: "error",
      from: { path: "^app/", pathNot: TEST },
      to: { path: "^server/" },
    },
    {
      name: "components-stay-in-the-browser",
      comment: "Components never reach a .server module; screens do so in their loaders only, which the bundler takes out of the browser's code.",
      severity: "error",
      from: { path: ["^app/.*/components/", "^app/ui/", "^app/entry\\.client"], pathNot: TEST },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "components-load-no-contract",
      comment:
        "A contract brings the whole of zod with it: browser code imports its types only; constants come from <feature>.ts, rules from <feature>.rules.ts.",
      severity: "error",
      from: { path: ["^app/.*/components/", "^app/ui/", "^app/entry\\.client"], pathNot: TEST },
      to: { path: "(\\.contract\\.ts$|^app/api/contract\\.ts$|^node_modules/zod/)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "rules-stay-small",
      comment: "Rules run in the browser, too: schemas of zod/mini (6 kB) and plain constants, neither zod itself nor a contract or a server module.",
      severity: "error",
      from: { path: ["\\.rules\\.ts$", "^app/platform/rules/"], pathNot: TEST },
      to: { path: "(\\.contract\\.ts$|\\.server\\.ts$|^node_modules/zod/(?!mini/))", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "services-know-no-react",
      comment: "Rules, queries and policies work without a screen.",
      severity: "error",
      from: { path: ["\\.server\\.ts$", "\\.policy\\.ts$", "\\.contract\\.ts$"] },
      to: { path: "^node_modules/react(-dom)?/" },
    },
    {
      name: "tests-stay-outside",
      comment: "The product never imports tests or what helps them.",
      severity: "error",
      from: { pathNot: [TEST, "^app/platform/testing/", "/testing/", "^e2e/", "^checks/"] },
      to: { path: [TEST, "^app/platform/testing/", "^e2e/", "^checks/"] },
    },
    {
      name: "no-development-packages",
      comment: "What runs in production comes from `dependencies`.",
      severity: "error",
      from: { path: "^(app|server|database)/", pathNot: [TEST, "/testing/", "-plugin\\.ts$", "routes\\.ts$"] },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-cycles",
      comment: "Two modules that need each other are one module, or a third one is missing.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "everything-resolves",
      severity: "error",
      comment: "An import that leads nowhere would hide from all the other rules.",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "^\\./\\+types/", "build/server/index\\.js$"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^build/", "/\\+types/", "^\\.react-router/"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
