import { readSettings } from "./settings.server.ts";

/** Settings, parsed once. */
export const env = readSettings(process.env);
