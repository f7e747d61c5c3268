import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { env } from "#app/platform/env/env.server.ts";
import { log } from "#app/platform/env/log.server.ts";
import { collector } from "#app/platform/pages/collector.server.ts";
import { facadesIn } from "#app/platform/pages/facades.server.ts";
import { finishPage } from "#app/platform/pages/finish-page.server.ts";
import { signShareAddressesBy } from "#app/platform/share-pictures/share-address.ts";
import { signedShareAddress } from "#app/platform/share-pictures/share-signature.server.ts";

export const streamTimeout = 5_000;
const ABORT_AFTER_MS = streamTimeout + 1_000;

signShareAddressesBy(signedShareAddress);

/** Modules are not bundled in development. */
const facadeOf = env.isDevelopment ? () => undefined : facadesIn("./build/client");

/** Errors of loaders and actions, without responses thrown on purpose. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (request.signal.aborted) return;
  log.error({ err: error, path: new URL(request.url).pathname, requestId: context.get(requestContext).requestId }, "a page failed");
}

export default function handleRequest(request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider) {
  const { nonce, requestId, onRendered } = context.get(requestContext);
  headers.set("Content-Type", "text/html; charset=utf-8");

  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const timer = setTimeout(() => abort(), ABORT_AFTER_MS);
    const page = collector((html) => {
      clearTimeout(timer);
      onRendered(finishPage(html, facadeOf));
      resolve(new Response(null, { status: finalStatus, headers }));
    }, reject);
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
      nonce,
      // React would send what is larger than this hidden, for a script to show: without scripts nobody would see the page.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(page),
      onShellError: reject,
      onError: (error) => {
        finalStatus = 500;
        log.error({ err: error, requestId, development: env.isDevelopment }, "rendering failed");
      },
    });
  });
}
