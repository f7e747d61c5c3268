import { GenerationFailed } from "../generation/generation-failed.ts";
import { failureOfWork, plainReason } from "./failures.server.ts";
import { type ImageProvider, type ImageRequest, modelFor, type ProviderSettings } from "./image-provider.ts";
import { untilNextPoll } from "./retry.server.ts";
import { bytesOfBase64, speaker, testTiming } from "./speak.server.ts";

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** fal.ai by its queue: submits a request, polls until it is completed, and downloads its files. */
export function falProvider(settings: ProviderSettings): ImageProvider {
  const say = speaker(settings, { authorization: `Key ${settings.key ?? ""}` });
  // The status address has the application's name, without the path of the model.
  const workOf = (model: string, id: string) => `/${model.split("/").slice(0, 2).join("/")}/requests/${encodeURIComponent(id)}`;
  return {
    kind: "fal",
    canResume: true,
    async generate(request, run) {
      const model = modelFor(settings, request) ?? "";
      let id = run.remoteId;
      if (!id) {
        const headers = {
          // Neither what we send nor what comes back is stored for their history, and files are gone after an hour.
          "x-fal-store-io": "0",
          "x-fal-object-lifecycle-preference": '{"expiration_duration_seconds":3600}',
          "x-fal-request-timeout": String(Math.max(5, Math.floor((run.deadlineAt - Date.now()) / 1000))),
        };
        const made = await say.json(`/${model}`, run, { json: inputFor(request, model), headers, charging: "refusalsAreFree" });
        if (typeof made.request_id !== "string") throw new GenerationFailed("INVALID", "noPicture");
        id = made.request_id;
        await run.onRemoteId(id);
      }
      const work = workOf(model, id);
      try {
        for (;;) {
          const { status, error } = await say.json(`${work}/status`, run);
          if (status === "FAILED" || (status === "COMPLETED" && error)) throw failureOfWork(error, settings.key);
          if (status === "COMPLETED") break;
          await untilNextPoll(run.signal);
        }
        const bytes = await pictureIn(await say.json(work, run), (address) => say.bytes(address, run), settings.key);
        return { bytes, model };
      } finally {
        if (run.signal.aborted) await say.requestStop(`${work}/cancel`, { method: "PUT" });
      }
    },
    async test(signal) {
      if (!settings.key) throw new GenerationFailed("UNAVAILABLE", "key");
      // The only free request is the status of unknown work: its answer shows whether the key is accepted.
      await say.json(`${workOf(settings.model ?? "", NOBODY)}/status`, testTiming(signal)).catch((error: unknown) => {
        const isAbsent = error instanceof GenerationFailed && (error.detail === "notFound" || error.detail === "request");
        if (!isAbsent) throw error;
      });
    },
  };
}

// Models that take several photographs; all others take one.
const TAKES_MANY = /nano-banana|gemini|gpt-image|seedream|flux-2|reve/;

function inputFor({ prompt, photo, size }: ImageRequest, model: string): Record<string, unknown> {
  const input: Record<string, unknown> = { prompt, num_images: 1, output_format: "jpeg" };
  if (!photo) return { ...input, aspect_ratio: size.width === size.height ? "1:1" : size.width > size.height ? "3:2" : "2:3" };
  const address = `data:image/jpeg;base64,${photo.bytes.toString("base64")}`;
  return { ...input, ...(TAKES_MANY.test(model) ? { image_urls: [address] } : { image_url: address }) };
}

type Result = { images?: { url?: unknown }[]; image?: { url?: unknown }; has_nsfw_concepts?: unknown[]; detail?: unknown };

async function pictureIn(result: Result, fetchFile: (address: string) => Promise<Buffer>, key: string | null): Promise<Buffer> {
  // Such pictures come back black.
  if (result.has_nsfw_concepts?.[0] === true) throw new GenerationFailed("MODERATED");
  const address = result.images?.[0]?.url ?? result.image?.url;
  if (typeof address !== "string") throw new GenerationFailed("INVALID", "noPicture", plainReason(result.detail, key));
  return address.startsWith("data:") ? bytesOfBase64(address) : fetchFile(address);
}
