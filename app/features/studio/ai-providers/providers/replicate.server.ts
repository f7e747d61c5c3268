import { GenerationFailed } from "../generation/generation-failed.ts";
import { failureOfWork } from "./failures.server.ts";
import { type ImageProvider, type ImageRequest, modelFor, type ProviderSettings, type Run } from "./image-provider.ts";
import { untilNextPoll } from "./retry.server.ts";
import { bytesOfBase64, speaker, testTiming } from "./speak.server.ts";

/** How models call the photograph they are given, most particular first. */
const PHOTO_INPUTS = ["input_image", "input_images", "image_input", "image_prompt", "control_image", "init_image", "image", "images", "image_url"];

/** replicate.com: creates a prediction, polls until it ends, and downloads its files. */
export function replicateProvider(settings: ProviderSettings): ImageProvider {
  const say = speaker(settings, { authorization: `Bearer ${settings.key ?? ""}` });

  /** Whatever the model calls them: each has its own inputs, and says which. Only official models are called by their name alone. */
  async function lookUp(model: string, timing: Pick<Run, "signal" | "deadlineAt">) {
    const [name = "", version] = model.split(":");
    const about = (await say.json(`/models/${name}`, timing)) as About;
    const latest = version ?? (about.is_official ? undefined : about.latest_version?.id);
    return { inputs: about.latest_version?.openapi_schema?.components?.schemas?.Input?.properties ?? {}, version: latest ? `${name}:${latest}` : name };
  }

  async function begin(request: ImageRequest, run: Run, model: string): Promise<string> {
    const { inputs, version } = await lookUp(model, run);
    // The provider's own timeout, in case this process is gone by then.
    const headers = { "cancel-after": `${Math.max(5, Math.floor((run.deadlineAt - Date.now()) / 1000))}s` };
    const made = await say.json("/predictions", run, { json: { version, input: inputFor(request, inputs) }, headers, charging: "refusalsAreFree" });
    if (typeof made.id !== "string") throw new GenerationFailed("INVALID", "noPicture");
    return made.id;
  }

  return {
    kind: "replicate",
    canResume: true,
    async generate(request, run) {
      const model = modelFor(settings, request) ?? "";
      const id = run.remoteId ?? (await begin(request, run, model));
      if (!run.remoteId) await run.onRemoteId(id);
      try {
        for (;;) {
          const { status, output, error } = await say.json(`/predictions/${encodeURIComponent(id)}`, run);
          if (status === "succeeded") {
            const file = Array.isArray(output) ? output.at(-1) : output;
            if (typeof file !== "string") throw new GenerationFailed("INVALID", "noPicture");
            return { bytes: file.startsWith("data:") ? bytesOfBase64(file) : await say.bytes(file, run), model };
          }
          if (status === "failed") throw failureOfWork(error, settings.key);
          if (status === "canceled" || status === "aborted") throw new GenerationFailed("TIMED_OUT", "server");
          await untilNextPoll(run.signal);
        }
      } finally {
        if (run.signal.aborted) await say.requestStop(`/predictions/${encodeURIComponent(id)}/cancel`);
      }
    },
    async test(signal) {
      if (!settings.key) throw new GenerationFailed("UNAVAILABLE", "key");
      await say.json("/account", testTiming(signal));
      await lookUp(settings.model ?? "", testTiming(signal));
    },
  };
}

type About = {
  is_official?: boolean;
  latest_version?: { id?: string; openapi_schema?: { components?: { schemas?: { Input?: { properties?: Record<string, { type?: string }> } } } } } | null;
};

function inputFor({ prompt, negative, photo, size }: ImageRequest, inputs: Record<string, { type?: string }>): Record<string, unknown> {
  const knows = (name: string) => name in inputs;
  const input: Record<string, unknown> = { prompt };
  if (knows("negative_prompt")) input.negative_prompt = negative;
  if (knows("output_format")) input.output_format = "jpg";
  if (photo) {
    const name = PHOTO_INPUTS.find(knows) ?? "input_image";
    const address = `data:image/jpeg;base64,${photo.bytes.toString("base64")}`;
    input[name] = inputs[name]?.type === "array" ? [address] : address;
    if (knows("aspect_ratio") && name !== "image_prompt") input.aspect_ratio = "match_input_image";
    if (knows("prompt_strength")) input.prompt_strength = 0.7;
  } else if (knows("aspect_ratio")) input.aspect_ratio = size.width === size.height ? "1:1" : size.width > size.height ? "3:2" : "2:3";
  return input;
}
