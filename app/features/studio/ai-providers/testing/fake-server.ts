import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Heard = { method: string; path: string; query: URLSearchParams; headers: IncomingHttpHeaders; body: Buffer };
export type Said = { status?: number; headers?: Record<string, string>; json?: unknown; bytes?: Buffer; never?: true };
type Answer = (heard: Heard) => Said | Promise<Said>;

/** A local server that answers as a test wants and records its requests. */
export type FakeServer = { url: string; heard: Heard[]; close(): Promise<void> };

export async function fakeServer(answer: Answer): Promise<FakeServer> {
  const heard: Heard[] = [];
  const server: Server = createServer((request, response) => {
    void hear(request)
      .then(async (one) => {
        heard.push(one);
        say(response, await answer(one));
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function hear(request: IncomingMessage): Promise<Heard> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const url = new URL(request.url ?? "/", "http://fake.example");
  return {
    method: request.method ?? "",
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks),
  };
}

function say(response: ServerResponse, { status = 200, headers = {}, json, bytes, never }: Said): void {
  if (never) return;
  const body = bytes ?? Buffer.from(JSON.stringify(json ?? {}));
  response.writeHead(status, { "content-type": bytes ? "application/octet-stream" : "application/json", ...headers });
  response.end(body);
}

export const jsonOf = (heard: Heard): Record<string, unknown> => JSON.parse(heard.body.toString() || "{}") as Record<string, unknown>;

/** The parts of a form, files as bytes. */
export async function formOf(heard: Heard): Promise<Map<string, string | Buffer>> {
  const form = await new Response(new Uint8Array(heard.body), { headers: { "content-type": heard.headers["content-type"] ?? "" } }).formData();
  const parts = new Map<string, string | Buffer>();
  for (const [name, value] of form) parts.set(name, typeof value === "string" ? value : Buffer.from(await value.arrayBuffer()));
  return parts;
}

export const fromDataAddress = (address: unknown): Buffer => Buffer.from(String(address).replace(/^data:[^,]*,/, ""), "base64");
