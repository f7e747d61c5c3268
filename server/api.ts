import { createRequire } from "node:module";
import { dirname, relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { RPCHandler } from "@orpc/server/fetch";
import { SimpleCsrfProtectionHandlerPlugin } from "@orpc/server/plugins";
import { Hono } from "hono";
import { openApiDocument } from "#app/api/open-api.server.ts";
import { report } from "#app/api/report.server.ts";
import { router } from "#app/api/router.server.ts";
import { RETRY_AFTER } from "#server/outage.ts";
import { type AppEnv, procedureContext } from "#server/request.ts";

const rpc = new RPCHandler(router, { plugins: [new SimpleCsrfProtectionHandlerPlugin()], clientInterceptors: [report] });
const rest = new OpenAPIHandler(router, { clientInterceptors: [report] });

/** The API: /rpc for the browser, /api/v1 for other clients, its OpenAPI document and a page to browse it. */
export const api = new Hono<AppEnv>();

api.all("/rpc/*", async (c) => {
  const { matched, response } = await rpc.handle(c.req.raw, { prefix: "/rpc", context: await procedureContext(c) });
  return personal(matched ? response : c.json({ code: "NOT_FOUND", message: "There is no such procedure." }, 404));
});

api.get("/api/v1/openapi.json", async (c) => c.json(await openApiDocument()));
api.all("/api/v1/*", async (c) => {
  const { matched, response } = await rest.handle(c.req.raw, { prefix: "/api/v1", context: await procedureContext(c) });
  return personal(matched ? response : c.json({ code: "NOT_FOUND", message: "There is no such operation." }, 404));
});

/** Answers depend on the caller: no proxy may cache them. */
function personal(response: Response): Response {
  const answer = new Response(response.body, response);
  if (answer.status === 503) answer.headers.set("retry-after", RETRY_AFTER);
  if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
  return answer;
}

const swaggerFolder = relative(process.cwd(), dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json")));
api.use("/api/docs/assets/*", serveStatic({ root: swaggerFolder, rewriteRequestPath: (path) => path.replace("/api/docs/assets", "") }));
api.get("/api/docs/start.js", (c) => {
  c.header("Content-Type", "text/javascript; charset=utf-8");
  return c.body(`window.addEventListener("load",()=>SwaggerUIBundle({url:"/api/v1/openapi.json",dom_id:"#docs",deepLinking:true}))`);
});
api.get("/api/docs", (c) => {
  c.header("Content-Security-Policy", "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'");
  return c.html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Diwan API</title>` +
      `<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css"></head><body><main id="docs"></main>` +
      `<script src="/api/docs/assets/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`,
  );
});
