import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { serverClient, serverQueries } from "#app/api/server-client.server.ts";
import { isRemovedAddress } from "#app/features/site/sitemap/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { isDatabaseUp } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { duringOutage } from "#server/outage.ts";
import type { Theme } from "#server/request.ts";

const handle = createRequestHandler(build as ServerBuild, env.isDevelopment ? "development" : "production");

/** Of the browser's files. */
export const release: string = (build as ServerBuild).assets.version;

type Page = {
  viewer: Viewer | null;
  language: string;
  languageSource: string;
  theme: Theme;
  requestId: string;
  ip: string;
  nonce: string;
};

/** A page, not a data request, whose failures the framework reports itself. */
const isDocument = (request: Request): boolean => !new URL(request.url).pathname.endsWith(".data");

/** Renders one page through React Router, as the viewer given. Headers of the answer may be changed. */
export async function renderPage(request: Request, page: Page): Promise<Response> {
  let hasFailed = false;
  let html: string | undefined;
  const client = serverClient({ viewer: page.viewer, language: page.language, requestId: page.requestId, ip: page.ip }, () => {
    hasFailed = true;
  });
  const onRendered = (document: string) => {
    html = document;
  };
  const context = new RouterContextProvider();
  context.set(requestContext, { ...page, siteUrl: env.siteUrl, client, orpc: serverQueries(client), onRendered });
  const rendered = await handle(request, context);
  const isPage = isDocument(request);
  const isGone = isPage && rendered.status === 404 && !hasFailed && (await isRemovedAddress(new URL(request.url).pathname));
  const status = isGone ? 410 : rendered.status;
  const response = new Response(html ?? rendered.body, { status, headers: rendered.headers });
  return isPage ? duringOutage({ response, hasFailed, isDatabaseUp }) : response;
}
