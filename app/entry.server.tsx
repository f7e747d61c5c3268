import { PassThrough, Writable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/env/log.server.ts";

export const streamTimeout = 5_000;
const ABORT_AFTER_MS = streamTimeout + 1_000;

/** Errors of loaders and actions: answers that were thrown on purpose are none. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (request.signal.aborted) return;
  log.error({ err: error, path: new URL(request.url).pathname, requestId: context.get(requestContext).requestId }, "a page failed");
}

export default function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider) {
  const { nonce, isBuffered, requestId } = context.get(requestContext);
  const waits = isBuffered || isbot(request.headers.get("user-agent"));
  headers.set("Content-Type", "text/html; charset=utf-8");

  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const send = () => {
      if (!waits) {
        const body = new PassThrough({
          final: (done) => {
            clearTimeout(timer);
            done();
          },
        });
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        return;
      }
      const chunks: Buffer[] = [];
      pipe(
        new Writable({
          write: (chunk: Buffer, _encoding, done) => {
            chunks.push(Buffer.from(chunk));
            done();
          },
          final: (done) => {
            clearTimeout(timer);
            resolve(new Response(Buffer.concat(chunks), { status: finalStatus, headers }));
            done();
          },
        }),
      );
    };
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      // React would send what is larger than this hidden, for a script to show: without scripts nobody would see the page.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      [waits ? "onAllReady" : "onShellReady"]: send,
      onShellError: reject,
      onError: (error) => {
        finalStatus = 500;
        log.error({ err: error, requestId, development: env.isDevelopment }, "rendering failed");
      },
    });
    const timer = setTimeout(() => abort(), ABORT_AFTER_MS);
  });
}
