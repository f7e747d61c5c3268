import { GenerationFailed } from "../generation/generation-failed.ts";
import { type ImageProvider, modelFor, type ProviderSettings } from "./image-provider.ts";
import { bytesOfBase64, speaker, testTiming } from "./speak.server.ts";

/** A server of Automatic1111 or Forge of one's own, started with `--api`; the key is `name:password` of its `--api-auth`. */
export function automatic1111Provider(settings: ProviderSettings): ImageProvider {
  const say = speaker(settings, settings.key ? { authorization: `Basic ${Buffer.from(settings.key).toString("base64")}` } : {});
  return {
    kind: "automatic1111",
    canResume: false,
    async generate({ prompt, negative, photo, size }, run) {
      const model = modelFor(settings, photo ? { photo } : {});
      const common = {
        prompt,
        negative_prompt: negative,
        width: steps(size.width),
        height: steps(size.height),
        steps: 28,
        cfg_scale: 6.5,
        seed: -1,
        batch_size: 1,
        send_images: true,
        // The server must not store pictures in its own folder.
        save_images: false,
        do_not_save_samples: true,
        do_not_save_grid: true,
        ...(model && { override_settings: { sd_model_checkpoint: model }, override_settings_restore_afterwards: false }),
      };
      const json = photo ? { ...common, init_images: [photo.bytes.toString("base64")], denoising_strength: 0.62, resize_mode: 0 } : common;
      try {
        const { images } = await say.json(`/sdapi/v1/${photo ? "img2img" : "txt2img"}`, run, { json });
        return { bytes: bytesOfBase64(Array.isArray(images) ? images[0] : undefined), model };
      } finally {
        if (run.signal.aborted) await say.requestStop("/sdapi/v1/interrupt");
      }
    },
    async test(signal) {
      const models: unknown = await say.json("/sdapi/v1/sd-models", testTiming(signal));
      const names = JSON.stringify(models);
      if (settings.model && !names.includes(JSON.stringify(settings.model).slice(1, -1))) throw new GenerationFailed("UNAVAILABLE", "notFound");
    },
  };
}
const steps = (length: number): number => Math.max(256, Math.round(length / 64) * 64);
