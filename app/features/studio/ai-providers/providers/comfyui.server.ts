import { randomInt, randomUUID } from "node:crypto";
import { GenerationFailed } from "../generation/generation-failed.ts";
import { LAST_NODE, workflow } from "./comfyui-workflow.ts";
import { failureOfWork } from "./failures.server.ts";
import { type ImageProvider, type ImageRequest, modelFor, type ProviderSettings, type Run } from "./image-provider.ts";
import { untilNextPoll } from "./retry.server.ts";
import { speaker, testTiming } from "./speak.server.ts";

type Written = { filename: string; subfolder?: string; type?: string };
type History = { status?: { status_str?: string; messages?: [string, { exception_message?: string }][] }; outputs?: Record<string, { images?: Written[] }> };

/** A ComfyUI server of one's own. It charges nothing, so everything may be tried again. */
export function comfyuiProvider(settings: ProviderSettings): ImageProvider {
  const say = speaker(settings, settings.key ? { authorization: `Bearer ${settings.key}` } : {});

  async function begin({ prompt, negative, photo, size }: ImageRequest, run: Run, checkpoint: string): Promise<string> {
    let name: string | null = null;
    if (photo) {
      const form = new FormData();
      form.set("image", new Blob([new Uint8Array(photo.bytes)], { type: "image/jpeg" }), `diwan-${randomUUID()}.jpg`);
      form.set("type", "input");
      const stored = await say.json("/upload/image", run, { form });
      name = [stored.subfolder, stored.name].filter(Boolean).join("/");
    }
    const graph = workflow({ ...size, checkpoint, prompt, negative, seed: randomInt(2 ** 40), photo: name });
    const made = await say.json("/prompt", run, { json: { prompt: graph, client_id: randomUUID() } });
    if (typeof made.prompt_id !== "string") throw new GenerationFailed("INVALID", "request");
    return made.prompt_id;
  }

  /** Nothing is known of work before it ends; a server that was started again has forgotten it. */
  async function pictureOf(id: string, run: Run): Promise<Written> {
    for (let unknown = 0; ; ) {
      const done = (await say.json(`/history/${encodeURIComponent(id)}`, run))[id] as History | undefined;
      if (done?.status?.status_str === "error") {
        const [, failure] = done.status.messages?.find(([kind]) => kind === "execution_error") ?? [];
        throw failureOfWork(failure?.exception_message, settings.key);
      }
      const image = done?.outputs?.[LAST_NODE]?.images?.[0];
      if (image) return image;
      if (done) throw new GenerationFailed("INVALID", "noPicture");
      unknown = (await isInQueue(id, run)) ? 0 : unknown + 1;
      if (unknown > 2) throw new GenerationFailed("UNAVAILABLE", "interrupted");
      await untilNextPoll(run.signal);
    }
  }

  async function isInQueue(id: string, run: Run): Promise<boolean> {
    const { queue_running: running, queue_pending: pending } = await say.json("/queue", run);
    return has(running, id) || has(pending, id);
  }

  return {
    kind: "comfyui",
    canResume: true,
    async generate(request, run) {
      const model = modelFor(settings, request) ?? "";
      const id = run.remoteId ?? (await begin(request, run, model));
      if (!run.remoteId) await run.onRemoteId(id);
      try {
        const { filename, subfolder = "", type = "output" } = await pictureOf(id, run);
        return { bytes: await say.bytes(`/view?${new URLSearchParams({ filename, subfolder, type })}`, run), model };
      } finally {
        if (run.signal.aborted) {
          // Removes queued work; interrupts running work only if it is ours, because older servers interrupt anything.
          await say.requestStop("/queue", { json: { delete: [id] } });
          const timing = { signal: AbortSignal.timeout(3_000), deadlineAt: Date.now() + 3_000 };
          const { queue_running: running } = await say.json("/queue", timing).catch(() => ({ queue_running: [] }));
          if (has(running, id)) await say.requestStop("/interrupt", { json: { prompt_id: id } });
        }
      }
    },
    async test(signal) {
      const timing = testTiming(signal);
      await say.json("/system_stats", timing);
      const about = await say.json("/object_info/CheckpointLoaderSimple", timing);
      if (settings.model && !JSON.stringify(about).includes(JSON.stringify(settings.model))) throw new GenerationFailed("UNAVAILABLE", "notFound");
    },
  };
}

const has = (queue: unknown, id: string): boolean => Array.isArray(queue) && queue.some((entry) => Array.isArray(entry) && entry.includes(id));
