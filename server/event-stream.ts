import { REFETCH } from "#app/platform/live/person-events.ts";

/** At most ten messages a second per client. */
const SPACING_MS = 100;
/** The most events queued for a slow client; beyond that it is asked to refetch. */
const MAX_WAITING = 100;
/** A client that read nothing for this many heartbeats is gone. */
const MAX_STALLS = 2;

const encoder = new TextEncoder();

/**
 * One client's open stream. Equal queued events are merged: they carry ids only, so the client's refetch finds the newest
 * state. Respects backpressure; the queue is bounded, and the client learns of dropped events.
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

  /** Asks the client to refetch, because events may have been missed. */
  refetch(): void {
    this.#refetchLater();
    this.#schedule();
  }

  /** Prevents proxies from closing an idle connection, and detects clients that are gone. */
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
