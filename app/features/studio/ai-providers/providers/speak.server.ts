import { GenerationFailed } from "../generation/generation-failed.ts";
import { failureOfAnswer } from "./failures.server.ts";
import type { ProviderSettings, Run } from "./image-provider.ts";
import { providerFetch } from "./provider-fetch.server.ts";
import { type Charging, withRetries } from "./retry.server.ts";

type Asked = { method?: string; headers?: Record<string, string>; json?: unknown; form?: FormData; charging?: Charging };
type Timing = Pick<Run, "signal" | "deadlineAt">;

/** The HTTP client of the adapters: paths below the configured address, typed errors, retries only where they are free. */
export function speaker({ baseUrl, key, mayBePrivate }: ProviderSettings, authorization: Record<string, string>) {
  const send = providerFetch({ baseUrl, mayBePrivate });
  const base = baseUrl.replace(/\/+$/, "");

  async function ask(path: string, { signal, deadlineAt }: Timing, { method, headers = {}, json, form, charging = "free" }: Asked = {}): Promise<Response> {
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
    const all = { ...authorization, ...(json !== undefined && { "content-type": "application/json" }), ...headers };
    const request = { method: method ?? (body ? "POST" : "GET"), headers: all, signal, ...(body !== undefined && { body }) };
    const answer = await withRetries(() => send(path.startsWith("http") ? path : `${base}${path}`, request), { charging, signal, deadlineAt });
    if (!answer.ok) throw failureOfAnswer(answer.status, await answer.text(), key);
    return answer;
  }

  return {
    async json(path: string, timing: Timing, asked?: Asked): Promise<Record<string, unknown>> {
      const answer: unknown = await (await ask(path, timing, asked)).json().catch(() => null);
      if (typeof answer !== "object" || answer === null) throw new GenerationFailed("INVALID", "noPicture");
      return answer as Record<string, unknown>;
    },
    /** A picture: of the server itself, or where its answer says that it lies. */
    async bytes(path: string, timing: Timing): Promise<Buffer> {
      return Buffer.from(await (await ask(path, timing)).arrayBuffer());
    },
    /** Asks the provider to cancel. Best effort, with a short timeout. */
    async requestStop(path: string, asked: Asked = {}): Promise<void> {
      const signal = AbortSignal.timeout(STOP_MS);
      await ask(path, { signal, deadlineAt: Date.now() + STOP_MS }, { method: "POST", ...asked }).catch(() => undefined);
    },
  };
}
const STOP_MS = 3_000;

/** A test does not retry: it reports the current state. */
export const testTiming = (signal: AbortSignal): Timing => ({ signal, deadlineAt: 0 });

/** The picture in a data: address or in plain base64. */
export function bytesOfBase64(text: unknown): Buffer {
  if (typeof text !== "string" || text.length === 0) throw new GenerationFailed("INVALID", "noPicture");
  return Buffer.from(text.replace(/^data:[^,]*,/, ""), "base64");
}
