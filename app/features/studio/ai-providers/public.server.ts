export { generate } from "./generation/generate.server.ts";
export { GenerationFailed } from "./generation/generation-failed.ts";
export { availableEngines, defaultEngine, engineNames } from "./server/engines.server.ts";
