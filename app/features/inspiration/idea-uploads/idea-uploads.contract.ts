import { z } from "zod";
import { DIFFICULTIES, MOST_PHOTOS, ROOM_TYPES, STYLES } from "#app/features/inspiration/ideas/public.ts";
import { BulkChange, selectionOf } from "#app/features/talk/bulk-changes/bulk-changes.contract.ts";
import { conflictData } from "#app/platform/api/conflict.ts";
import { contentProcedure, IdSchema } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { listInput, numberedPage } from "#app/platform/list/list-schema.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { adminIdeaAddress } from "./idea-uploads.search.ts";
import { IDEA_SOURCES, IDEA_STATUSES } from "./idea-uploads.ts";

// Fields have the names of the product's documents, like the items of a bulk upload.

const Moment = z.iso.datetime();
const Style = z.enum(STYLES);
const Room = z.enum(ROOM_TYPES);
const Status = z.enum(IDEA_STATUSES);
const Source = z.enum(IDEA_SOURCES);

const Photo = SizedPhoto.extend({
  /** Dominant colors, most frequent first. */
  colors: z.array(z.string()),
});
export type UploadedPhoto = z.infer<typeof Photo>;

// Wide types, because invalid values get an error code per field.
const text = z.string().max(20_000);
const words = z.array(z.string().max(1_000)).max(200);
const Fields = z.object({
  title: text,
  title_ar: text,
  description: text,
  description_ar: text,
  style: text,
  room_type: text,
  region: text,
  /** '#RRGGBB'. */
  color_palette: words,
  tags: words,
  /** Riyals; empty or 0 is 'not said'. */
  estimated_cost: z.coerce.number(),
  difficulty_level: z.enum(DIFFICULTIES),
  time_estimate: text,
  /** Photographs that were uploaded before, cover first. */
  photos: z.array(IdSchema).max(200),
  /** How the room was before. */
  before: IdSchema.nullable(),
});

/** Optional fields have the form's defaults. */
const NewIdea = z.object({
  title: text.default(""),
  title_ar: text.default(""),
  description: text.default(""),
  description_ar: text.default(""),
  style: text.default(""),
  room_type: text.default(""),
  region: text.default(""),
  color_palette: words.default([]),
  tags: words.default([]),
  estimated_cost: z.coerce.number().default(0),
  difficulty_level: text.default("medium"),
  time_estimate: text.default(""),
  photos: Fields.shape.photos.default([]),
  before: Fields.shape.before.default(null),
  /** The photograph itself, for a form that sends everything at once; `images` for several. */
  image: z.file().optional(),
  images: z.array(z.file()).max(MOST_PHOTOS).optional(),
  /** Sent twice with one key, it is one idea. */
  idempotency_key: IdSchema.optional(),
});
export type NewIdeaInput = z.infer<typeof NewIdea>;

const Idea = z.object({
  ...Fields.shape,
  id: IdSchema,
  slug: z.string(),
  category: z.literal("design"),
  photos: z.array(Photo),
  before: Photo.nullable(),
  status: Status,
  upload_source: Source,
  /** Address of the cover, or null. */
  ai_generated_image_url: z.string().nullable(),
  image_generation_status: z.enum(["completed", "pending"]),
  author: z.object({ id: IdSchema, name: z.string() }).nullable(),
  created_at: Moment,
  removed_at: Moment.nullable(),
  /** Changes with every edit; an update must name the one it started from. */
  version: Moment,
});
export type EditedIdea = z.infer<typeof Idea>;

const Row = z.object({
  id: IdSchema,
  slug: z.string(),
  title: z.string(),
  style: Style,
  roomType: Room,
  status: Status,
  source: Source,
  author: z.string().nullable(),
  photo: Photo.omit({ colors: true }).nullable(),
  photoCount: z.number().int(),
  likes: z.number().int(),
  saves: z.number().int(),
  updatedAt: Moment,
  removedAt: Moment.nullable(),
});
export type IdeaRow = z.infer<typeof Row>;

const Selection = selectionOf(adminIdeaAddress);
export type IdeaSelection = z.input<typeof Selection>;

const Overview = z.object({
  published: z.number().int(),
  unpublished: z.number().int(),
  /** Published without a photograph. */
  withoutPhoto: z.number().int(),
  removed: z.number().int(),
  authors: z.array(z.object({ id: IdSchema, name: z.string(), count: z.number().int() })),
});
export type IdeaOverview = z.infer<typeof Overview>;

const tags = ["Design ideas: admin"];
const path = (rest = "") => `/admin/design-ideas${rest}` as const;

/** Another person saved a change first; `current` is the stored idea. */
export const ideaConflict = defineError("CONFLICT", {
  status: 409,
  message: "Someone else changed this design idea meanwhile.",
  data: conflictData(Idea),
});

export const ideasAdminContract = {
  /** One page of ideas of every status, latest change first; search over title, room, style, region, tags and description. Content managers. */
  list: contentProcedure
    .route({ method: "GET", path: path(), summary: "List design ideas of every status", tags })
    .input(listInput(adminIdeaAddress))
    .output(numberedPage(Row)),
  /** How many ideas there are of each status, and whose. Content managers. */
  overview: contentProcedure.route({ method: "GET", path: path("/overview"), summary: "Count design ideas", tags }).output(Overview),
  /** One idea with every field. Content managers. */
  get: contentProcedure
    .route({ method: "GET", path: path("/{id}"), summary: "Get a design idea for editing", tags })
    .input(z.object({ id: IdSchema }))
    .output(Idea),
  /** Publishes an idea of the asker's; INVALID names wrong fields. Content managers. */
  create: contentProcedure
    .meta({ uploadMegabytes: 210 })
    .route({ method: "POST", path: path(), summary: "Upload a design idea", successStatus: 201, tags })
    .input(NewIdea)
    .output(Idea),
  /**
   * Changes the named fields. CONFLICT when someone else changed the idea since `version`: then nothing is written, and the answer says who it
   * was, when, and what the idea is now. Content managers.
   */
  update: contentProcedure
    .route({ method: "PATCH", path: path("/{id}"), summary: "Update a design idea", tags })
    .errors(declare(ideaConflict))
    .input(z.object({ id: IdSchema, version: Moment, changes: Fields.partial() }))
    .output(Idea),
  /** Publishes, hides or removes the selected ideas, or all that match: few at once, more by a job. `bulkChanges` follows it and undoes it. Content managers. */
  setStatus: contentProcedure
    .route({ method: "POST", path: path("/status"), summary: "Publish, unpublish or remove design ideas", tags })
    .input(z.object({ selection: Selection, status: Status }))
    .output(BulkChange),
  /** Puts an idea into the bin, from which it can be restored for 30 days. Content managers. */
  remove: contentProcedure
    .route({ method: "DELETE", path: path("/{id}"), summary: "Remove a design idea", tags })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema })),
  /** Takes an idea out of the bin, as it was. Content managers. */
  restore: contentProcedure
    .route({ method: "POST", path: path("/{id}/restore"), summary: "Restore a removed design idea", tags })
    .input(z.object({ id: IdSchema }))
    .output(z.object({ id: IdSchema, status: Status })),
  /** Stores a photograph of at most 50 MB for an idea that is being written; INVALID gives the reason for `photo`. Content managers. */
  uploadPhoto: contentProcedure
    .meta({ uploadMegabytes: 60 })
    .meta({ unaudited: "The idea that the photograph becomes part of is on record." })
    .route({ method: "POST", path: path("/photos"), summary: "Upload a photograph for a design idea", successStatus: 201, tags })
    .input(z.object({ photo: z.file() }))
    .output(Photo),
};
