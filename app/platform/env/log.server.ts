import { pino } from "pino";
import { env } from "#app/platform/env/env.server.ts";

/** An error of an idle database connection carries the whole connection with its secret key: two hundred fields that nobody reads. */
export function serializeError(error: Error): object {
  const { client: _, ...rest } = pino.stdSerializers.err(error);
  return rest;
}

/** The log: JSON lines on standard error, so that standard output stays for what a person reads at start. */
export const log = pino(
  {
    level: env.logLevel,
    redact: ["password", "token", "*.password", "*.token", "headers.cookie", "headers.authorization"],
    serializers: { err: serializeError },
  },
  pino.destination(2),
);
