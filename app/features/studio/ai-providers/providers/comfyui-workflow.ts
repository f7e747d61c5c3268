import type { Size } from "./image-provider.ts";

type Node = { class_type: string; inputs: Record<string, unknown> };
type Workflow = Record<string, Node>;

export type Drawing = Size & { checkpoint: string; prompt: string; negative: string; seed: number; photo: string | null };

/** Where the picture comes out. */
export const LAST_NODE = "save";

/**
 * The work as ComfyUI's own nodes, so that every installation can do it: a checkpoint, both prompts, the photograph (or an empty canvas) as latent picture,
 * a sampler, and a file. With a photograph the sampler begins late, so that walls, windows and furniture stay where they are.
 */
export function workflow({ checkpoint, prompt, negative, seed, width, height, photo }: Drawing): Workflow {
  const size = { width: steps(width), height: steps(height) };
  const canvas: Workflow = photo
    ? {
        photo: { class_type: "LoadImage", inputs: { image: photo } },
        scaled: { class_type: "ImageScale", inputs: { image: ["photo", 0], upscale_method: "lanczos", ...size, crop: "center" } },
        latent: { class_type: "VAEEncode", inputs: { pixels: ["scaled", 0], vae: ["model", 2] } },
      }
    : { latent: { class_type: "EmptyLatentImage", inputs: { ...size, batch_size: 1 } } };
  return {
    model: { class_type: "CheckpointLoaderSimple", inputs: { ckpt_name: checkpoint } },
    wanted: { class_type: "CLIPTextEncode", inputs: { text: prompt, clip: ["model", 1] } },
    unwanted: { class_type: "CLIPTextEncode", inputs: { text: negative, clip: ["model", 1] } },
    ...canvas,
    sampler: {
      class_type: "KSampler",
      inputs: {
        model: ["model", 0],
        positive: ["wanted", 0],
        negative: ["unwanted", 0],
        latent_image: ["latent", 0],
        seed,
        steps: 28,
        cfg: 6.5,
        sampler_name: "dpmpp_2m",
        scheduler: "karras",
        denoise: photo ? 0.62 : 1,
      },
    },
    decoded: { class_type: "VAEDecode", inputs: { samples: ["sampler", 0], vae: ["model", 2] } },
    [LAST_NODE]: { class_type: "SaveImage", inputs: { images: ["decoded", 0], filename_prefix: "diwan" } },
  };
}

// Latent pictures have an eighth of the size, and most models want whole blocks of them.
const steps = (length: number): number => Math.max(256, Math.round(length / 64) * 64);
