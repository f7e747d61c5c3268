import { lookup as resolve } from "node:dns";
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./guarded-address.ts";

export type FetchProblem = "address" | "forbidden" | "unreachable" | "status" | "slow" | "redirects" | "too_large";

/** Why nothing was fetched. */
export class FetchRefused extends Error {
  readonly problem: FetchProblem;
  /** The status, or what was forbidden. */
  readonly detail: string;
  constructor(problem: FetchProblem, detail = "") {
    super(`${problem} ${detail}`);
    this.name = "FetchRefused";
    this.problem = problem;
    this.detail = detail;
  }
}

export type GuardedFetchOptions = {
  maxBytes: number;
  signal?: AbortSignal;
  /** For all of it, redirects too; default a minute. */
  totalMs?: number;
  /** Without a byte; default 15 seconds. */
  silenceMs?: number;
  /** Which addresses may be connected to. Only tests allow more than the public internet. */
  mayConnect?: (address: string) => boolean;
  mayUsePort?: (port: number) => boolean;
};

const MOST_REDIRECTS = 5;
const ADDRESS_LENGTH = 2_000;
const AGENT = "Diwan/1.0 (fetches photographs that an editor names)";
const isWebPort = (port: number) => port === 80 || port === 443;

type Guards = Required<Omit<GuardedFetchOptions, "signal">> & { signal: AbortSignal };

/**
 * Fetches a user-supplied URL, and nothing inside our own network: the resolved address is checked at the moment of
 * connecting (so DNS rebinding has no effect), and again for every redirect. Bounded in size and time. Throws FetchRefused.
 */
export async function guardedFetch(address: string, options: GuardedFetchOptions): Promise<Buffer> {
  const { totalMs = 60_000, silenceMs = 15_000, mayConnect = isPublicAddress, mayUsePort = isWebPort, maxBytes } = options;
  const deadline = AbortSignal.timeout(totalMs);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  const guards: Guards = { maxBytes, totalMs, silenceMs, mayConnect, mayUsePort, signal };
  try {
    let url = checkedUrl(address, undefined, guards);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await ask(url, guards);
      if ("bytes" in answer) return answer.bytes;
      url = checkedUrl(answer.location, url, guards);
    }
    throw new FetchRefused("redirects", String(MOST_REDIRECTS));
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason;
    if (error instanceof FetchRefused) throw error;
    throw deadline.aborted ? new FetchRefused("slow") : new FetchRefused("unreachable", String((error as { code?: unknown }).code ?? ""));
  }
}

function checkedUrl(address: string, base: URL | undefined, { mayConnect, mayUsePort }: Guards): URL {
  if (address.length > ADDRESS_LENGTH || !URL.canParse(address, base?.href)) throw new FetchRefused("address");
  const url = new URL(address, base?.href);
  if ((url.protocol !== "http:" && url.protocol !== "https:") || url.username !== "" || url.password !== "") throw new FetchRefused("address");
  if (!mayUsePort(Number(url.port || (url.protocol === "https:" ? 443 : 80)))) throw new FetchRefused("forbidden", url.host);
  // Numbers in any spelling ('2130706433', '0x7f.1', '0177.0.0.1') are dotted by now. A literal is never looked up, so it is checked here.
  const host = hostOf(url);
  if (isIP(host) !== 0 && !mayConnect(host)) throw new FetchRefused("forbidden", host);
  return url;
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

/** The DNS answer, if every address in it is allowed: a mixed one is an attack. */
const guardedLookup =
  (mayConnect: Guards["mayConnect"]): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const wrong = addresses.find(({ address }) => !mayConnect(address));
      const [first] = addresses;
      if (wrong || !first) return callback(new FetchRefused("forbidden", wrong?.address ?? hostname), []);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };

type Answer = { bytes: Buffer } | { location: string };

/** One request on a connection of its own. */
function ask(url: URL, guards: Guards): Promise<Answer> {
  const isSecure = url.protocol === "https:";
  const agent = isSecure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false });
  return new Promise<Answer>((done, fail) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      agent,
      lookup: guardedLookup(guards.mayConnect),
      signal: guards.signal,
      timeout: guards.silenceMs,
      maxHeaderSize: 16 * 1024,
      // Compressed answers could be decompression bombs.
      headers: { "user-agent": AGENT, accept: "image/*", "accept-encoding": "identity" },
    });
    request.once("timeout", () => request.destroy(new FetchRefused("slow")));
    request.once("error", fail);
    request.once("response", (response) => {
      take(response, guards).then(done, fail);
    });
    request.end();
  }).finally(() => agent.destroy());
}

async function take(response: IncomingMessage, { maxBytes, mayConnect }: Guards): Promise<Answer> {
  try {
    const { statusCode: status = 0, headers, socket } = response;
    if (!mayConnect(socket.remoteAddress ?? "")) throw new FetchRefused("forbidden", socket.remoteAddress);
    if ([301, 302, 303, 307, 308].includes(status) && headers.location) return { location: headers.location };
    if (status !== 200) throw new FetchRefused("status", String(status));
    if (Number(headers["content-length"] ?? 0) >= maxBytes) throw new FetchRefused("too_large");
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size >= maxBytes) throw new FetchRefused("too_large");
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks) };
  } finally {
    response.destroy();
  }
}
