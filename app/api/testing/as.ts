import { type ServerClient, serverClient } from "#app/api/server-client.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { contextOf } from "#app/platform/testing/client.ts";

/** The whole API, called by someone. */
export const as = (viewer: Viewer | null = null, language?: string, ip?: string): ServerClient => serverClient(contextOf(viewer, language, ip));
