import { z } from "zod";
import { IdSchema, signedInProcedure } from "#app/platform/api/contract.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { EDITOR_STYLES, LIGHTING_NAMES, PALETTE_NAMES } from "./design-editor.ts";

const tags = ["Design editor"];
const slider = z.coerce.number().int().min(0).max(100);
const Settings = z.object({
  brightness: slider,
  contrast: slider,
  saturation: slider,
  intensity: slider,
  palette: z.enum(PALETTE_NAMES),
  lighting: z.enum(LIGHTING_NAMES),
  style: z.enum(EDITOR_STYLES),
});

/** A private photograph: /media/private/{id}/{width}.webp for its owner. */
export type DesignPhoto = z.infer<typeof SizedPhoto>;

const Version = z.object({ id: IdSchema, number: z.number().int(), settings: Settings, photo: SizedPhoto, createdAt: z.iso.datetime() });
export type DesignVersion = z.infer<typeof Version>;

const Design = z.object({
  id: IdSchema,
  /** Null while it has not been saved. */
  name: z.string().nullable(),
  source: SizedPhoto,
  /** What was applied last, at full size. */
  applied: z.object({ settings: Settings, photo: SizedPhoto }),
  /** Newest first. */
  versions: z.array(Version),
  updatedAt: z.iso.datetime(),
});
export type Design = z.infer<typeof Design>;

export const DesignCardSchema = z.object({
  id: IdSchema,
  name: z.string(),
  photo: SizedPhoto,
  style: z.enum(EDITOR_STYLES),
  versionCount: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type DesignCard = z.infer<typeof DesignCardSchema>;

const List = morePage(DesignCardSchema);
export type DesignList = z.infer<typeof List>;

const byId = z.object({ id: IdSchema });
const Name = z.string().max(1_000);

export const designEditorContract = {
  /** One's saved designs, latest change first, 24 at a time. Anyone signed in. */
  list: signedInProcedure.route({ method: "GET", path: "/designs", summary: "List your designs", tags }).input(afterInput).output(List),
  /** Its owner. */
  get: signedInProcedure.route({ method: "GET", path: "/designs/{id}", summary: "Get a design", tags }).input(byId).output(Design),
  /**
   * Stores a photograph and applies settings to it at full size. The same requestKey answers with the same design.
   * INVALID names photo (codes of the media pipeline) or limit. Anyone signed in.
   */
  create: signedInProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: "/designs", summary: "Edit a photograph", tags, successStatus: 201 })
    .input(z.object({ photo: z.file(), settings: Settings, requestKey: z.string().max(100).optional() }))
    .output(Design),
  /** Applies other settings, at full size. Its owner. */
  apply: signedInProcedure
    .route({ method: "POST", path: "/designs/{id}/apply", summary: "Apply settings to a design", tags })
    .input(byId.extend({ settings: Settings }))
    .output(Design),
  /** Stores what was applied last as a new version; the same settings as the newest one's make none. INVALID names name or limit. Its owner. */
  save: signedInProcedure
    .route({ method: "POST", path: "/designs/{id}/versions", summary: "Save a version of a design", tags })
    .input(byId.extend({ name: Name.optional() }))
    .output(Design),
  /** INVALID names name. Its owner. */
  rename: signedInProcedure
    .route({ method: "PATCH", path: "/designs/{id}", summary: "Rename a design", tags })
    .input(byId.extend({ name: Name }))
    .output(byId),
  /** Deletes it with its photograph and all versions. Its owner. */
  remove: signedInProcedure.route({ method: "DELETE", path: "/designs/{id}", summary: "Delete a design", tags }).input(byId).output(byId),
  /** The last one cannot be deleted (INVALID names version). Its owner. */
  removeVersion: signedInProcedure
    .route({ method: "DELETE", path: "/designs/{id}/versions/{versionId}", summary: "Delete a version of a design", tags })
    .input(byId.extend({ versionId: IdSchema }))
    .output(Design),
};
