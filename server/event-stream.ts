import { REFETCH } from "#app/platform/live/person-events.ts";

/** At most ten messages a second to one client, however much happens. */
const SPACING_MS = 100;
/** So many different events may wait for a slow client; after that it is told to ask for everything anew. */
const MAX_WAITING = 100;
/** A client that took nothing for so many heartbeats is gone. */
const MAX_STALLS = 2;

const encoder = new TextEncoder();

/**
 * One client's open stream. Equal events that wait are one: they carry ids only, so the client's question after the last of them finds the newest
 * state. Nothing is written faster than the client reads; what waits is bounded, and nothing is lost in silence.
 */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #waiting = new Set<string>();
  #mustRefetch = false;
  #sentAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #stalls = 0;
  #isOpen = true;
  #onClose: () => void;

  constructor(onClose: () => void) {
    this.#onClose = onClose;
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
          this.#write("retry: 3000\n\n");
        },
        pull: () => this.#schedule(),
        cancel: () => this.#end(),
      },
      { highWaterMark: 4 },
    );
  }

  /** @param event as JSON */
  push(event: string): void {
    if (this.#mustRefetch) return;
    if (this.#waiting.size < MAX_WAITING) this.#waiting.add(event);
    else if (!this.#waiting.has(event)) this.#refetchLater();
    this.#schedule();
  }

  /** Tells the client that it may have missed something. */
  refetch(): void {
    this.#refetchLater();
    this.#schedule();
  }

  /** Keeps proxies from closing a quiet connection, and finds clients that are gone. */
  beat(): void {
    if (this.#isFull()) {
      this.#stalls += 1;
      if (this.#stalls > MAX_STALLS) this.close();
      return;
    }
    this.#stalls = 0;
    this.#write(": \n\n");
  }

  /** @param farewell a last message */
  close(farewell = ""): void {
    if (!this.#isOpen) return;
    if (farewell) this.#write(farewell);
    this.#controller.close();
    this.#end();
  }

  #refetchLater(): void {
    this.#mustRefetch = true;
    this.#waiting.clear();
  }

  #isFull = () => (this.#controller.desiredSize ?? 0) <= 0;

  #schedule(): void {
    const isIdle = this.#waiting.size === 0 && !this.#mustRefetch;
    if (!this.#isOpen || this.#timer || isIdle || this.#isFull()) return;
    const wait = this.#sentAt + SPACING_MS - performance.now();
    if (wait <= 0) this.#flush();
    else
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#schedule();
      }, Math.ceil(wait));
  }

  #flush(): void {
    this.#sentAt = performance.now();
    const text = this.#mustRefetch ? `event: ${REFETCH}\ndata: 1\n\n` : `data: [${[...this.#waiting].join(",")}]\n\n`;
    this.#mustRefetch = false;
    this.#waiting.clear();
    this.#write(text);
  }

  #write(text: string): void {
    this.#controller.enqueue(encoder.encode(text));
  }

  #end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    clearTimeout(this.#timer);
    this.#waiting.clear();
    this.#onClose();
  }
}
