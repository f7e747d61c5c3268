import { lookup as resolve } from "node:dns";
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "#app/platform/fetch/guarded-address.ts";
import { guardedFetch } from "#app/platform/fetch/guarded-fetch.server.ts";
import type { ProviderSettings } from "./image-provider.ts";

/** A picture as base64 in JSON is a third larger than the picture itself. */
export const MOST_ANSWER_BYTES = 48 * 1024 * 1024;
export const MOST_PICTURE_BYTES = 30 * 1024 * 1024;

/** No answer came. */
export class Unreachable extends Error {
  /** Whether the request cannot have arrived, so that a retry costs nothing. */
  readonly isUnsent: boolean;
  constructor(code: string, isUnsent: boolean) {
    super(`no answer: ${code}`);
    this.name = "Unreachable";
    this.isUnsent = isUnsent;
  }
}
export class AnswerTooLarge extends Error {
  override name = "AnswerTooLarge";
}
/** The address is one that must not be connected to. */
export class AddressForbidden extends Error {
  override name = "AddressForbidden";
}

const BEFORE_SENDING = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "ENETDOWN"]);

// Cloud metadata addresses hold credentials and are never picture servers.
const neverAsked = new BlockList();
neverAsked.addSubnet("169.254.0.0", 16, "ipv4");
neverAsked.addSubnet("fe80::", 10, "ipv6");
neverAsked.addAddress("fd00:ec2::254", "ipv6");
neverAsked.addSubnet("0.0.0.0", 8, "ipv4");
neverAsked.addAddress("100.100.100.200", "ipv4");

const mayConnect = (address: string, mayBePrivate: boolean): boolean => {
  const family = isIP(address);
  if (family === 0 || address.includes("%")) return false;
  if (isPublicAddress(address)) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return mayBePrivate && !neverAsked.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
};

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

const guardedLookup =
  (mayBePrivate: boolean): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !mayConnect(address, mayBePrivate))) return callback(new AddressForbidden(hostname), []);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };

/**
 * `fetch` for one provider. It connects to the configured address and nothing else, follows no redirect (a key would travel with it), and bounds the answer.
 * Pictures that lie elsewhere are fetched from the public internet only, without any header of the request.
 */
export function providerFetch({ baseUrl, mayBePrivate }: Pick<ProviderSettings, "baseUrl" | "mayBePrivate">): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const signal = init?.signal ?? request.signal;
    signal.throwIfAborted();
    if (url.origin !== origin) {
      if (request.method !== "GET") throw new AddressForbidden(url.host);
      return new Response(new Uint8Array(await guardedFetch(url.href, { maxBytes: MOST_PICTURE_BYTES, signal })));
    }
    if (isIP(hostOf(url)) !== 0 && !mayConnect(hostOf(url), mayBePrivate)) throw new AddressForbidden(url.host);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    return ask(url, request, { body, signal, mayBePrivate });
  };
}

type Sent = { body: Buffer | undefined; signal: AbortSignal; mayBePrivate: boolean };

function ask(url: URL, { method, headers }: Request, { body, signal, mayBePrivate }: Sent): Promise<Response> {
  const isSecure = url.protocol === "https:";
  const agent = isSecure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false });
  return new Promise<Response>((done, fail) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method,
      agent,
      signal,
      lookup: guardedLookup(mayBePrivate),
      maxHeaderSize: 32 * 1024,
      headers: {
        ...Object.fromEntries(headers),
        // Compressed answers could be decompression bombs.
        "accept-encoding": "identity",
        "user-agent": "Diwan/1.0",
        ...(body && { "content-length": String(body.length) }),
      },
    });
    request.once("error", fail);
    request.once("response", (response) => {
      take(response).then(done, fail);
    });
    request.end(body);
  })
    .catch((error: unknown) => {
      if (signal.aborted) throw signal.reason;
      if (error instanceof AddressForbidden || error instanceof AnswerTooLarge) throw error;
      const code = String((error as { code?: unknown }).code ?? "unknown");
      throw new Unreachable(code, BEFORE_SENDING.has(code));
    })
    .finally(() => agent.destroy());
}

async function take(response: IncomingMessage): Promise<Response> {
  try {
    const { statusCode: status = 0, headers } = response;
    if (Number(headers["content-length"] ?? 0) > MOST_ANSWER_BYTES) throw new AnswerTooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MOST_ANSWER_BYTES) throw new AnswerTooLarge();
      chunks.push(chunk);
    }
    const stored = ["content-type", "retry-after"].flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]] as [string, string]] : []));
    const isEmpty = [204, 205, 304].includes(status) || status < 200;
    return new Response(isEmpty ? null : new Uint8Array(Buffer.concat(chunks)), { status: status < 200 ? 502 : status, headers: stored });
  } finally {
    response.destroy();
  }
}
