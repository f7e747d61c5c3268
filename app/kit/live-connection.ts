import { ENDED, type PersonEvent, type PersonTopic, REFETCH } from "#app/platform/live/person-events.ts";

type Handler = (event: PersonEvent | null) => void;
/** Messages from the tab with the stream to the others; null means "refetch". */
type News = readonly PersonEvent[] | null;

/** A page left for another of ours stays connected for this long. */
const LINGER_MS = 2_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

const handlers = new Map<PersonTopic, Set<Handler>>();
let connection: { userId: string; end(): void } | undefined;
let lingering: ReturnType<typeof setTimeout> | undefined;

function deliver(news: News): void {
  if (news === null) for (const set of handlers.values()) for (const handler of set) handler(null);
  else for (const event of news) for (const handler of handlers.get(event.topic) ?? []) handler(event);
}

/** Subscribes to a topic of the signed-in person. One connection serves all handlers of all tabs. @returns unsubscribe */
export function listen(userId: string, topic: PersonTopic, handler: Handler): () => void {
  clearTimeout(lingering);
  if (connection && connection.userId !== userId) disconnect();
  const set = handlers.get(topic) ?? new Set();
  handlers.set(topic, set.add(handler));
  connection ??= connect(userId);
  return () => {
    set.delete(handler);
    if ([...handlers.values()].every((others) => others.size === 0)) lingering = setTimeout(disconnect, LINGER_MS);
  };
}

function disconnect(): void {
  connection?.end();
  connection = undefined;
}

// A page with an open connection could not be stored for the way back.
addEventListener("pagehide", (event) => event.persisted && connection?.end());
addEventListener("pageshow", (event) => {
  if (event.persisted && connection) connection = connect(connection.userId);
});

function connect(userId: string): { userId: string; end(): void } {
  // Locks need a secure context; without them each visible tab has a stream of its own.
  const end = "locks" in navigator ? share(userId) : openWhileVisible();
  return { userId, end };
}

/** One tab holds the stream and forwards its events: browsers allow few connections to one site. */
function share(userId: string): () => void {
  const name = `diwan-live:${userId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let isLeading = false;
  channel.onmessage = ({ data }: MessageEvent<News>) => deliver(data);
  const lead = () =>
    new Promise<void>((resolve) => {
      isLeading = true;
      const close = openStream((news) => {
        channel.postMessage(news);
        deliver(news);
      });
      leaving.signal.addEventListener("abort", () => {
        close();
        resolve();
      });
    });
  const isLeaving = (error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  };
  void navigator.locks.request(name, { signal: leaving.signal }, () => (leaving.signal.aborted ? undefined : lead())).catch(isLeaving);
  // When another tab leads, events during this page's load may have been missed.
  void navigator.locks.query().then(({ held }) => {
    if (!isLeading && !leaving.signal.aborted && held?.some((lock) => lock.name === name)) deliver(null);
  });
  return () => {
    leaving.abort();
    channel.close();
  };
}

function openWhileVisible(): () => void {
  let close: (() => void) | undefined;
  const follow = () => {
    if (document.visibilityState === "visible") close ??= openStream(deliver);
    else {
      close?.();
      close = undefined;
    }
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    close?.();
  };
}

/** Opens the stream while it is needed. The browser reconnects after a lost connection, we after a refusal. */
function openStream(onNews: (news: News) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let isClosed = false;
  const refused = () => {
    source.close();
    // Perhaps signed out: components that show the account refetch it, and then unsubscribe here.
    onNews([{ topic: "session" }]);
    timer = setTimeout(tryAgain, pause * (1 + Math.random() / 2));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const tryAgain = async () => {
    const isOver = await isSignedOut();
    if (isClosed || isOver) return;
    open();
  };
  const open = () => {
    source = new EventSource("/events");
    source.onopen = () => {
      pause = FIRST_PAUSE_MS;
      onNews(null);
    };
    source.onmessage = ({ data }: MessageEvent<string>) => onNews(JSON.parse(data) as PersonEvent[]);
    source.addEventListener(REFETCH, () => onNews(null));
    source.addEventListener(ENDED, refused);
    source.onerror = () => source.readyState === EventSource.CLOSED && refused();
  };
  open();
  return () => {
    isClosed = true;
    clearTimeout(timer);
    source.close();
  };
}

/** Checked before a retry: there is no stream without an account. */
async function isSignedOut(): Promise<boolean> {
  const viewer = await fetch("/api/v1/account/me").then(
    (response) => (response.ok ? response.json() : undefined),
    () => undefined,
  );
  return viewer === null;
}
