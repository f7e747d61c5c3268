export { availableEngines, defaultEngine, engineNames } from "./engines.server.ts";
export { generate } from "./generation/generate.server.ts";
export { GenerationFailed } from "./generation/generation-failed.ts";
