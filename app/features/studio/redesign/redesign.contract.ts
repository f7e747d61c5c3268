import { z } from "zod";
import { CORNER_REACH } from "#app/engines/room/corner-reach.ts";
import { PIECE_IDS } from "#app/engines/room/furniture/ids.ts";
import { FLOOR_MATERIALS, WALL_MATERIALS } from "#app/engines/room/materials/materials.ts";
import { FURNISHED_ROOMS, OPENING_KINDS, STAGE_PROBLEMS } from "#app/engines/room/stage/words.ts";
import { RESTYLES } from "#app/engines/room/style-names.ts";
import { ROOM_TYPES } from "#app/features/inspiration/ideas/public.ts";
import { IdSchema, ownerProcedure, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { ANALYSIS_STATES, CORRECTION_STEPS, FAILURES, MOST_MARKS, MOST_PIECES, PICTURE_STATES, PROMPT_LENGTH, QUESTIONS, TITLE_LENGTH } from "./redesign.ts";

const tags = ["Redesigns"];
const Color = z.string().regex(/^#[0-9a-f]{6}$/i);
const share = z.number().min(0).max(1);
const Key = z.string().max(100).optional();
const byId = z.object({ id: IdSchema });

/** A private photograph, /media/private/{id}/{width}.webp: for its owner and, while the redesign is shared, for the person who knows the address. */

const WallFinish = z.object({ material: z.enum(WALL_MATERIALS), color: Color });
const FloorFinish = z.object({
  material: z.enum(FLOOR_MATERIALS),
  first: Color,
  second: Color,
  /** Of boards and tiles, in meters. */
  width: z.number().min(0.05).max(3).optional(),
  length: z.number().min(0.1).max(6).optional(),
});
/** The person's choice in place of the style's; null leaves the surface as it is. */
export const FinishesSchema = z.object({
  wall: WallFinish.nullable().optional(),
  walls: z.object({ back: WallFinish.nullable().optional(), left: WallFinish.nullable().optional(), right: WallFinish.nullable().optional() }).optional(),
  ceiling: z.object({ color: Color }).nullable().optional(),
  floor: FloorFinish.nullable().optional(),
  furniture: share.optional(),
});

const Placed = z.number().min(-30).max(30);
const Side = z.number().min(0.01).max(20);
const Placement = z.object({
  id: z.string().max(60),
  piece: z.enum(PIECE_IDS),
  x: Placed,
  z: Placed,
  y: Placed,
  turn: z.number().min(-360).max(360),
  size: z.object({ width: Side, depth: Side, height: Side }).optional(),
  color: Color.optional(),
});
/** New furniture for a room; without placements it is arranged by rule. Lengths in meters. */
export const FurnishSchema = z.object({
  degree: z.enum(["furniture", "both"]),
  room: z.enum(FURNISHED_ROOMS),
  placements: z.array(Placement).max(MOST_PIECES).optional(),
});
const Opening = z.object({
  kind: z.enum(OPENING_KINDS),
  wall: z.enum(["back", "left", "right"]),
  from: z.number(),
  to: z.number(),
  bottom: z.number(),
  top: z.number(),
});
const Plan = z.object({
  left: z.number(),
  right: z.number(),
  depth: z.number(),
  height: z.number(),
  near: z.number(),
  walls: z.object({ back: z.boolean(), left: z.boolean(), right: z.boolean() }),
  openings: z.array(Opening),
});
/** A furnished room: what stands where, and how much of each surface there is (square meters). */
const Scene = z.object({ plan: Plan, placements: z.array(Placement), areas: z.object({ floor: z.number(), walls: z.number(), ceiling: z.number() }) });

const Surface = z.enum(["wall", "floor", "ceiling", "untouched"]);
const Point = z.tuple([share, share]);
/** Corners may lie outside the picture. */
const Corner = z.tuple([
  z
    .number()
    .min(-CORNER_REACH)
    .max(1 + CORNER_REACH),
  z
    .number()
    .min(-CORNER_REACH)
    .max(1 + CORNER_REACH),
]);
export const CorrectionsSchema = z.object({
  steps: z
    .array(
      z.discriminatedUnion("kind", [
        z.object({ kind: z.literal("stroke"), points: z.array(Point).min(1).max(500), surface: Surface }),
        z.object({ kind: z.literal("brush"), points: z.array(Point).min(1).max(500), radius: z.number().min(0.002).max(0.2), surface: Surface }),
      ]),
    )
    .max(CORRECTION_STEPS),
  /** The questions about a new photograph answered with yes; absent: not asked yet. Corrections without it do not change it. */
  confirmed: z.array(z.enum(QUESTIONS)).max(QUESTIONS.length).optional(),
  /** Of the ceiling, in meters. */
  height: z.number().min(2).max(8).optional(),
  /** Windows, doors and what else stays when the room is emptied: rectangles on the walls. Absent: windows as they were found. */
  marks: z
    .array(z.object({ kind: z.enum(OPENING_KINDS), from: Corner, to: Corner }))
    .max(MOST_MARKS)
    .optional(),
  corners: z.partialRecord(z.enum(["topLeft", "topRight", "bottomLeft", "bottomRight", "nearLeft", "nearRight"]), Corner).optional(),
});

/** One result, or one that is being made. */
const Picture = z.object({
  id: IdSchema,
  number: z.number().int(),
  /** What made it: 'diwan', or the id of a provider with its name. */
  engine: z.string(),
  engineName: z.string(),
  model: z.string().nullable(),
  style: z.enum(RESTYLES),
  finishes: FinishesSchema.nullable(),
  prompt: z.string().nullable(),
  /** Null: the furniture of the photograph stays. */
  furnish: FurnishSchema.pick({ degree: true, room: true }).nullable(),
  scene: Scene.nullable(),
  state: z.enum(PICTURE_STATES),
  failure: z.enum(FAILURES).nullable(),
  /** What the provider said about it, in its own words. */
  failureReason: z.string().nullable(),
  /** The engine's report of what it changed and left alone. */
  changed: z.array(z.object({ surface: z.string(), color: z.string().optional(), material: z.string().optional() })),
  leftAlone: z.array(z.object({ surface: z.string(), reason: z.string() })),
  photo: SizedPhoto.nullable(),
  /** The photo is a small preview until the full one is ready. */
  isPreview: z.boolean(),
  /** Of the corrections it was made with. */
  correctionsVersion: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Seconds between the start and the end of the work. */
  seconds: z.number().nullable(),
});
export type RedesignPicture = z.infer<typeof Picture>;

export const RedesignCardSchema = z.object({
  id: IdSchema,
  title: z.string().nullable(),
  roomType: z.enum(ROOM_TYPES).nullable(),
  photo: SizedPhoto,
  /** The newest result, where there is one. */
  latest: z.object({ style: z.enum(RESTYLES), photo: SizedPhoto }).nullable(),
  pictureCount: z.number().int(),
  updatedAt: z.iso.datetime(),
});
export type RedesignCard = z.infer<typeof RedesignCardSchema>;

const Redesign = z.object({
  id: IdSchema,
  title: z.string().nullable(),
  roomType: z.enum(ROOM_TYPES).nullable(),
  photo: SizedPhoto,
  analysis: z.enum(ANALYSIS_STATES),
  /** How sure the engine is, 0 to 1; null before the analysis. */
  confidence: z.object({ wall: share, floor: share, ceiling: share, geometry: share }).nullable(),
  corrections: CorrectionsSchema,
  correctionsVersion: z.number().int(),
  shareKey: z.string().nullable(),
  /** The idea that the person wanted to see in this room, as long as it is public. */
  idea: z.object({ slug: z.string(), title: z.string() }).nullable(),
  /** Newest first. */
  pictures: z.array(Picture),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type RedesignDetail = z.infer<typeof Redesign>;

/** A run-length list [value, count, value, count, ...] in rows from the top. */
const Runs = z.array(z.number().int().min(0));
/** What was found, for the overlay. Labels: 0 untouched, 1 floor, 2 ceiling, 3 back wall, 4 left wall, 5 right wall. */
const SurfaceMap = z.object({
  width: z.number().int(),
  height: z.number().int(),
  /** With the corrections. */
  labels: Runs,
  /** As the engine found them, without corrections. */
  found: Runs,
  /** Which region each pixel belongs to. */
  regions: Runs,
  /** Patches of one color at half the size, by which strokes find their edges; features and costs are bytes in base64. */
  cells: z.object({ ids: Runs, count: z.number().int(), features: z.base64(), costs: z.base64() }),
  /** Where the engine found them; null when it could not place them. */
  corners: z.record(z.string(), Corner).nullable(),
  corrections: CorrectionsSchema,
  correctionsVersion: z.number().int(),
});
export type RedesignSurfaceMap = z.infer<typeof SurfaceMap>;

/** Something that can make pictures: the embedded one first, then what an administrator has configured. */
const Engine = z.object({
  id: z.string(),
  name: z.string(),
  model: z.string().nullable(),
  isEmbedded: z.boolean(),
  isDefault: z.boolean(),
  /** Whether the photograph leaves this server: then a picture needs the person's consent. */
  isElsewhere: z.boolean(),
  /** Where it goes, and the country of that company where it is known (ISO code). */
  host: z.string().nullable(),
  country: z.string().nullable(),
  leftToday: z.number().int().nullable(),
});
export type RedesignEngine = z.infer<typeof Engine>;

export const correctionsConflict = defineError("CONFLICT", { status: 409, message: "The corrections have changed in the meantime." });

const RoomSchema = z.object({ problem: z.enum(STAGE_PROBLEMS).nullable(), marks: CorrectionsSchema.shape.marks.unwrap(), plan: Plan.nullable() });
export type RedesignRoom = z.infer<typeof RoomSchema>;

export const redesignContract = {
  /** The viewer's own, latest change first, 24 at a time. Anyone signed in. */
  list: signedInProcedure
    .route({ method: "GET", path: "/redesigns", summary: "List your redesigns", tags })
    .input(afterInput)
    .output(morePage(RedesignCardSchema)),
  /** The engines available to the viewer. Anyone signed in. */
  engines: signedInProcedure
    .route({ method: "GET", path: "/redesign-engines", summary: "List the engines that can redesign a room", tags })
    .output(z.array(Engine)),
  /** Stores the photograph and starts its analysis. INVALID names photo (codes of the media pipeline). The same requestKey answers with the same redesign. Anyone signed in. */
  create: signedInProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: "/redesigns", summary: "Upload a photograph of a room", tags, successStatus: 201 })
    .input(z.object({ photo: z.file(), roomType: z.enum(ROOM_TYPES).optional(), ideaId: IdSchema.optional(), requestKey: Key }))
    .output(byId),
  /** Its owner. */
  get: signedInProcedure.route({ method: "GET", path: "/redesigns/{id}", summary: "Get a redesign", tags }).input(byId).output(Redesign),
  /** Renames it or says which room it is. Its owner. */
  update: ownerProcedure
    .route({ method: "PATCH", path: "/redesigns/{id}", summary: "Rename a redesign", tags })
    .input(byId.extend({ title: z.string().trim().max(TITLE_LENGTH).nullable().optional(), roomType: z.enum(ROOM_TYPES).nullable().optional() })),
  /** Deletes it with its photograph and all its pictures. Its owner. */
  remove: ownerProcedure.route({ method: "DELETE", path: "/redesigns/{id}", summary: "Delete a redesign", tags }).input(byId),
  /**
   * Begins one picture. The same requestKey answers with the same picture. A provider elsewhere needs `consent`.
   * INVALID names engine (unknown), consent (needed), furnish (corners: not confirmed yet; engine: not this one) or limit (tooManyOpen, tooManyPictures, today). Its owner.
   */
  restyle: ownerProcedure
    .route({ method: "POST", path: "/redesigns/{id}/pictures", summary: "Make a picture in another look", tags, successStatus: 201 })
    .input(
      byId.extend({
        style: z.enum(RESTYLES),
        engine: z.string().max(60).default("diwan"),
        finishes: FinishesSchema.optional(),
        furnish: FurnishSchema.optional(),
        prompt: z.string().trim().max(PROMPT_LENGTH).optional(),
        consent: z.boolean().default(false),
        requestKey: Key,
      }),
    )
    .output(Picture),
  /** Cancels it: a queued one never begins; a running one stops at its next safe point. Its owner. */
  cancel: ownerProcedure.route({ method: "POST", path: "/redesign-pictures/{id}/cancel", summary: "Cancel a picture", tags }).input(byId),
  removePicture: ownerProcedure.route({ method: "DELETE", path: "/redesign-pictures/{id}", summary: "Delete a picture", tags }).input(byId),
  /** NOT_FOUND before the analysis is ready. Its owner. */
  surfaces: signedInProcedure
    .route({ method: "GET", path: "/redesigns/{id}/surfaces", summary: "Get the surfaces that were found", tags })
    .input(byId)
    .output(SurfaceMap),
  /** Replaces all corrections; `version` is the one they were made from (CONFLICT when stale). Its owner. */
  correct: ownerProcedure
    .route({ method: "PUT", path: "/redesigns/{id}/corrections", summary: "Correct the surfaces of a redesign", tags })
    .errors(declare(correctionsConflict))
    .input(byId.extend({ corrections: CorrectionsSchema, version: z.number().int() }))
    .output(SurfaceMap.pick({ corrections: true, correctionsVersion: true })),
  /** A small, quick preview as a data: address, with the saved corrections. It is not stored. NOT_FOUND before the analysis is ready. Its owner. */
  preview: ownerProcedure
    .route({ method: "POST", path: "/redesigns/{id}/preview", summary: "Preview a picture in another look", tags })
    .input(byId.extend({ style: z.enum(RESTYLES), finishes: FinishesSchema.optional() }))
    .output(z.object({ picture: z.string().startsWith("data:image/"), changed: Picture.shape.changed, leftAlone: Picture.shape.leftAlone })),
  /** The room as furniture sees it, or why it cannot be furnished; marks are those that were found until some are saved. NOT_FOUND before the analysis is ready. Its owner. */
  room: signedInProcedure
    .route({ method: "GET", path: "/redesigns/{id}/room", summary: "Get the room as furniture sees it", tags })
    .input(byId)
    .output(RoomSchema),
  /** Creates the link, or answers with the existing one. Its owner. */
  share: ownerProcedure
    .route({ method: "POST", path: "/redesigns/{id}/share", summary: "Share a redesign by link", tags })
    .input(byId)
    .output(z.object({ key: z.string() })),
  unshare: ownerProcedure.route({ method: "DELETE", path: "/redesigns/{id}/share", summary: "End the sharing of a redesign", tags }).input(byId),
  /** What anyone who has the link sees: the photograph and the finished pictures. Open to everybody. */
  shared: publicProcedure
    .route({ method: "GET", path: "/shared-redesigns/{key}", summary: "Get a shared redesign", tags })
    .input(z.object({ key: z.string().max(100) }))
    .output(Redesign.pick({ title: true, roomType: true, photo: true, pictures: true })),
};
