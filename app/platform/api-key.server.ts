import { createHmac } from "node:crypto";
import { env } from "#app/platform/env.server.ts";

/** The key that pages send with the connection test: public, the same for everybody, derived from the secret. */
export const publicApiKey = (): string => createHmac("sha256", env.secret).update("public-api-key").digest("base64url").slice(0, 32);
