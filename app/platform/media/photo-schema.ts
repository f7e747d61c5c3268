import { z } from "zod";

const size = { width: z.number().int(), height: z.number().int(), blur: z.string().nullable() };

/** A photograph of known size: /media/{id}/{width}.webp. */
export const SizedPhoto = z.object({ id: z.uuid(), ...size });
/** A public one. `alt` is in the language of the request. */
export const PublicPhoto = z.object({ id: z.uuid(), alt: z.string().nullable(), ...size });
export type PublicPhotoData = z.infer<typeof PublicPhoto>;
