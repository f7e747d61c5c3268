export type ConnectionState = {
  status: "connected" | "connecting" | "disconnected" | "error";
  /** Key of the text that says why not. */
  problem?: "unavailable" | "lost" | "unhealthy" | "checkFailed";
  checkedAt: number;
};

/** The outcome of one check. `blocked`: the request was never sent, which a content policy also causes. */
export type ConnectionCheck = { isSuccess: boolean; duration: number; status?: number; text?: string; blocked?: boolean };

const timeout = 5_000;

/** HEAD /rest/v1/ with the public key; at most 5 s. */
export async function checkConnection(publicApiKey: string): Promise<ConnectionCheck> {
  const start = performance.now();
  const duration = () => Math.round(performance.now() - start);
  try {
    const { ok, status, statusText } = await fetch("/rest/v1/", {
      method: "HEAD",
      headers: { apikey: publicApiKey },
      cache: "no-store",
      signal: AbortSignal.timeout(timeout),
    });
    return { isSuccess: ok, duration: duration(), status, text: statusText };
  } catch {
    return { isSuccess: false, duration: duration(), blocked: true };
  }
}

export type Connection = ReturnType<typeof watchConnection>;

export const checkEvery = 30_000;
export const staleAfter = 60_000;

type Surroundings = {
  check(): Promise<ConnectionCheck>;
  isOnline(): boolean;
  /** The target of online, offline and focus events. */
  events: Pick<EventTarget, "addEventListener" | "removeEventListener">;
  now?(): number;
};

/**
 * Knows whether the service can be reached: asks every 30 s and when the browser comes online, and again when the page is
 * looked at after more than 60 s without an answer (browsers slow the timers of hidden pages).
 */
export function watchConnection({ check, isOnline, events, now = Date.now }: Surroundings) {
  let state: ConnectionState = isOnline() ? { status: "connected", checkedAt: now() } : { status: "disconnected", problem: "unavailable", checkedAt: now() };
  const listeners = new Set<() => void>();
  const change = (next: Omit<ConnectionState, "checkedAt">) => {
    state = { ...next, checkedAt: now() };
    for (const listener of listeners) listener();
  };
  const run = async (): Promise<ConnectionCheck> => {
    if (!isOnline()) {
      change({ status: "disconnected", problem: "unavailable" });
      return { isSuccess: false, duration: 0, blocked: true };
    }
    if (state.status !== "connected") change({ status: "connecting" });
    const result = await check();
    if (!isOnline()) change({ status: "disconnected", problem: "lost" });
    else settle(result);
    return result;
  };
  const settle = (result: ConnectionCheck) => {
    if (result.isSuccess) change({ status: "connected" });
    else change({ status: "error", problem: result.blocked ? "checkFailed" : "unhealthy" });
  };
  /** A manual retry: asks even when the browser reports no network, and changes nothing before the answer. */
  const retry = async (): Promise<ConnectionCheck> => {
    const result = await check();
    if (result.isSuccess || isOnline()) settle(result);
    return result;
  };
  const onOnline = () => void run();
  const onOffline = () => change({ status: "disconnected", problem: "lost" });
  const onLook = () => {
    if (now() - state.checkedAt > staleAfter) void run();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    run,
    retry,
    start() {
      const timer = setInterval(() => void run(), checkEvery);
      events.addEventListener("online", onOnline);
      events.addEventListener("offline", onOffline);
      events.addEventListener("focus", onLook);
      return () => {
        clearInterval(timer);
        events.removeEventListener("online", onOnline);
        events.removeEventListener("offline", onOffline);
        events.removeEventListener("focus", onLook);
      };
    },
  };
}
