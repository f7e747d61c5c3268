import { GenerationFailed } from "../generation/generation-failed.ts";
import { type ImageProvider, type ImageRequest, modelFor, type ProviderSettings } from "./image-provider.ts";
import { bytesOfBase64, speaker, testTiming } from "./speak.server.ts";

/**
 * Stability AI, v2beta. For photographs the model is `structure` (preserves the lines of the room) or one of SD 3.5 (image to image);
 * for words it is `core`, `ultra` or one of SD 3.5.
 */
export function stabilityProvider(settings: ProviderSettings): ImageProvider {
  const say = speaker(settings, { authorization: `Bearer ${settings.key ?? ""}` });
  return {
    kind: "stability",
    canResume: false,
    async generate(request, run) {
      const model = fitting(modelFor(settings, request), request.photo !== undefined);
      const { path, form } = formFor(request, model);
      const answer = await say.json(`/v2beta/stable-image/${path}`, run, { form, headers: { accept: "application/json" }, charging: "failuresAreFree" });
      if (answer.finish_reason === "CONTENT_FILTERED") throw new GenerationFailed("MODERATED");
      return { bytes: bytesOfBase64(answer.image), model };
    },
    async test(signal) {
      if (!settings.key) throw new GenerationFailed("UNAVAILABLE", "key");
      const { credits } = await say.json("/v1/user/balance", testTiming(signal));
      if (credits === 0) throw new GenerationFailed("LIMIT", "quota");
    },
  };
}

/** When one model is configured for both: falls back to a default where it cannot take the input. */
function fitting(model: string | null, isPhoto: boolean): string {
  if (model?.startsWith("sd3")) return model;
  const fits = isPhoto ? ["structure", "sketch"] : ["core", "ultra"];
  return model && fits.includes(model) ? model : (fits[0] ?? "");
}

function formFor({ prompt, negative, photo, size }: ImageRequest, model: string): { path: string; form: FormData } {
  const form = new FormData();
  form.set("prompt", prompt);
  form.set("negative_prompt", negative);
  form.set("output_format", "jpeg");
  if (photo) form.set("image", new Blob([new Uint8Array(photo.bytes)], { type: "image/jpeg" }), "room.jpg");
  const isSd3 = model.startsWith("sd3");
  if (isSd3) form.set("model", model);
  if (photo && isSd3) {
    form.set("mode", "image-to-image");
    form.set("strength", "0.68");
    return { path: "generate/sd3", form };
  }
  if (photo) {
    form.set("control_strength", "0.7");
    return { path: `control/${model}`, form };
  }
  form.set("aspect_ratio", size.width === size.height ? "1:1" : size.width > size.height ? "3:2" : "2:3");
  return { path: `generate/${isSd3 ? "sd3" : model}`, form };
}
