import { lookup as resolve } from "node:dns";
import { Agent as HttpAgent, type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from "node:http";
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

type Guards = Required<Omit<GuardedFetchOptions, "signal">> & { signal: AbortSignal; deadline: AbortSignal };

function guardsOf({
  totalMs = 60_000,
  silenceMs = 15_000,
  mayConnect = isPublicAddress,
  mayUsePort = isWebPort,
  maxBytes,
  signal,
}: GuardedFetchOptions): Guards {
  const deadline = AbortSignal.timeout(totalMs);
  return { maxBytes, totalMs, silenceMs, mayConnect, mayUsePort, deadline, signal: signal ? AbortSignal.any([signal, deadline]) : deadline };
}

/** What a failed request is: the caller's own stop, a refusal of ours, or a place that did not answer. */
function failureOf(error: unknown, deadline: AbortSignal, stopped: AbortSignal | undefined): unknown {
  if (stopped?.aborted) return stopped.reason;
  if (error instanceof FetchRefused) return error;
  return deadline.aborted ? new FetchRefused("slow") : new FetchRefused("unreachable", String((error as { code?: unknown }).code ?? ""));
}

/**
 * Fetches a user-supplied URL, and nothing inside our own network: the resolved address is checked at the moment of
 * connecting (so DNS rebinding has no effect), and again for every redirect. Bounded in size and time. Throws FetchRefused.
 */
export async function guardedFetch(address: string, options: GuardedFetchOptions): Promise<Buffer> {
  const guards = guardsOf(options);
  try {
    let url = checkedUrl(address, undefined, guards);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answer = await ask(url, guards, PHOTOGRAPH, take);
      if ("bytes" in answer) return answer.bytes;
      url = checkedUrl(answer.location, url, guards);
    }
    throw new FetchRefused("redirects", String(MOST_REDIRECTS));
  } catch (error) {
    throw failureOf(error, guards.deadline, options.signal);
  }
}

/** Sends bytes to a user-supplied URL under the same guards. Nothing of the answer is read, no redirect is followed. @returns its status. Throws FetchRefused. */
export async function guardedPost(
  address: string,
  body: Buffer,
  headers: OutgoingHttpHeaders,
  options: Omit<GuardedFetchOptions, "maxBytes"> = {},
): Promise<number> {
  const guards = guardsOf({ ...options, maxBytes: 0 });
  try {
    return await ask(checkedUrl(address, undefined, guards), guards, { method: "POST", headers, body }, statusOf);
  } catch (error) {
    throw failureOf(error, guards.deadline, options.signal);
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

type Sent = { method?: "POST"; headers: OutgoingHttpHeaders; body?: Buffer };

const PHOTOGRAPH: Sent = { headers: { "user-agent": AGENT, accept: "image/*" } };

/** One request on a connection of its own. */
function ask<Result>(
  url: URL,
  guards: Guards,
  { method, headers, body }: Sent,
  read: (response: IncomingMessage, guards: Guards) => Promise<Result>,
): Promise<Result> {
  const isSecure = url.protocol === "https:";
  const agent = isSecure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false });
  return new Promise<Result>((done, fail) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      agent,
      lookup: guardedLookup(guards.mayConnect),
      signal: guards.signal,
      timeout: guards.silenceMs,
      maxHeaderSize: 16 * 1024,
      ...(method && { method }),
      // Compressed answers could be decompression bombs.
      headers: { ...headers, "accept-encoding": "identity" },
    });
    request.once("timeout", () => request.destroy(new FetchRefused("slow")));
    request.once("error", fail);
    request.once("response", (response) => {
      read(response, guards).then(done, fail);
    });
    request.end(body);
  }).finally(() => agent.destroy());
}

async function statusOf(response: IncomingMessage, { mayConnect }: Guards): Promise<number> {
  const { statusCode = 0, socket } = response;
  const from = socket.remoteAddress ?? "";
  response.destroy();
  if (!mayConnect(from)) throw new FetchRefused("forbidden", from);
  return statusCode;
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
