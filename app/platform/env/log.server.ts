import { pino } from "pino";
import { env } from "#app/platform/env/env.server.ts";

/** The log: JSON lines on standard error, so that standard output stays for what a person reads at start. */
export const log = pino(
  { level: env.logLevel, redact: ["password", "token", "*.password", "*.token", "headers.cookie", "headers.authorization"] },
  pino.destination(2),
);
