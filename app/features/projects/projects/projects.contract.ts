import { z } from "zod";
import { PROFESSIONAL_TYPES } from "#app/features/people/profiles/public.ts";
import { conflictData } from "#app/platform/api/conflict.ts";
import { IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { afterInput, moreInput, morePage, orNone } from "#app/platform/list/list-schema.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { shapeOf } from "#app/platform/rules/judge.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { briefRules } from "./projects.rules.ts";
import { projectAddress } from "./projects.search.ts";
import { ACCESSES, FILE_KINDS, MOST_FILES_AT_ONCE, PROJECT_STATUSES, ROOM_KINDS, SOURCE_KINDS, TOPICS } from "./projects.ts";

const Status = z.enum(PROJECT_STATUSES);
const Access = z.enum(ACCESSES);
const Moment = z.iso.datetime();
const BriefFields = z.object(shapeOf(briefRules));
const byId = z.object({ id: IdSchema });

const Card = z.object({
  id: IdSchema,
  title: z.string(),
  status: Status,
  access: Access,
  /** In the language of the request. */
  city: z.string().nullable(),
  district: z.string().nullable(),
  cover: SizedPhoto.nullable(),
  rooms: z.number().int(),
  items: z.number().int(),
  updatedAt: Moment,
});
export type ProjectCard = z.infer<typeof Card>;
const Cards = morePage(Card).extend({ counts: z.record(Status, z.number().int()) });
export type ProjectList = z.infer<typeof Cards>;

/** What bidders price. `number` stays once the brief is placed. */
const Brief = z.object({
  id: IdSchema,
  status: Status,
  /** Counted with each save; a save names the one it was made upon. */
  revision: z.number().int(),
  step: z.string().nullable(),
  cityName: z.string().nullable(),
  numbers: z.record(z.string(), z.number().int()),
  values: BriefFields,
});
export type Brief = z.infer<typeof Brief>;

/** A private file: pictures at /media/private/{id}/{width}.webp, PDFs at /media/private/{id}/document.pdf. */
const ProjectFile = z.object({
  id: IdSchema,
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  mime: z.string(),
  byteSize: z.number().int(),
  photo: SizedPhoto.nullable(),
  roomId: IdSchema.nullable(),
  /** Null when it was the viewer. */
  addedBy: z.string().nullable(),
  canRemove: z.boolean(),
  createdAt: Moment,
});
export type ProjectFile = z.infer<typeof ProjectFile>;

const Person = z.object({
  /** Of the membership; null for the owner. */
  id: IdSchema.nullable(),
  /** The address while the invitation is open. */
  name: z.string(),
  image: z.string().nullable(),
  role: Access,
  /** What a professional is by profession; null where they did not say. */
  trade: z.enum(PROFESSIONAL_TYPES).nullable(),
  status: z.enum(["invited", "accepted", "declined"]),
  isViewer: z.boolean(),
  /** Of a professional at work here, whom the household writes to. */
  profileId: IdSchema.nullable(),
});
export type ProjectPerson = z.infer<typeof Person>;

/** When a project reached each of its states. */
const Stage = z.object({ status: Status, at: Moment });

const Project = z.object({
  id: IdSchema,
  access: Access,
  /** Made up, to play with: nobody else sees it. */
  isSample: z.boolean(),
  title: z.string(),
  status: Status,
  cover: SizedPhoto.nullable(),
  source: z.object({ kind: z.enum(SOURCE_KINDS), to: z.string().nullable() }).nullable(),
  brief: Brief,
  /** Of the brief, before people can price it. */
  missing: z.array(z.string()),
  stages: z.array(Stage),
  files: z.array(ProjectFile),
  people: z.array(Person),
});
export type Project = z.infer<typeof Project>;

const Event = z.object({
  id: IdSchema,
  /** What happened; `data` are the parameters of its text. */
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
  actor: z.string().nullable(),
  isViewer: z.boolean(),
  createdAt: Moment,
});
const Log = morePage(Event);
export type ProjectLog = z.infer<typeof Log>;

const Range = z.object({ low: z.number().int(), high: z.number().int() });
const Costs = z.object({
  /** What a room of each kind cost, in halalas: the middle half of `count` published ones. Kinds with too few are absent. */
  rooms: z.array(Range.extend({ kind: z.enum(ROOM_KINDS), rooms: z.number().int(), count: z.number().int() })),
  /** For all rooms of the brief; null when some kind has too few. */
  total: Range.nullable(),
  /** Kinds with too few to say. */
  unknown: z.array(z.enum(ROOM_KINDS)),
});
export type ProjectCosts = z.infer<typeof Costs>;

const Source = z.object({
  kind: z.enum(SOURCE_KINDS),
  id: IdSchema,
  title: z.string(),
  photo: SizedPhoto.nullable(),
  isPrivate: z.boolean(),
  rooms: z.array(z.enum(ROOM_KINDS)),
});
export type ProjectSource = z.infer<typeof Source>;

const Invitation = z.object({
  projectId: IdSchema,
  title: z.string(),
  inviter: z.string().nullable(),
  state: z.enum(["open", "accepted", "declined", "expired"]),
  /** The address it went to, mostly hidden. */
  email: z.string(),
  /** False for someone who is signed in with another address. */
  isForViewer: z.boolean(),
});
export type ProjectInvitation = z.infer<typeof Invitation>;

const from = z.object({ kind: z.enum(SOURCE_KINDS), id: IdSchema });
const person = byId.extend({ personId: IdSchema });
const byToken = z.object({ token: z.string().max(100) });
const tags = ["Projects"];

export const briefConflict = defineError("CONFLICT", {
  status: 409,
  message: "Someone else changed this brief meanwhile.",
  data: conflictData(Brief),
});
export const wrongPerson = defineError("WRONG_PERSON", { status: 409, message: "The invitation is for another address." });

export const projectsContract = {
  /** Projects that the viewer belongs to, latest change first. Anyone signed in. */
  list: signedInProcedure.route({ method: "GET", path: "/projects", summary: "List your projects", tags }).input(moreInput(projectAddress)).output(Cards),
  /** NOT_FOUND for strangers. Everyone who belongs to it; professionals everything but the budget. */
  get: signedInProcedure.route({ method: "GET", path: "/projects/{id}", summary: "Get a project", tags }).input(byId).output(Project),
  /** What a project would begin with. NOT_FOUND for what the viewer may not see. Anyone signed in. */
  getSource: signedInProcedure
    .route({ method: "GET", path: "/projects/sources/{kind}/{id}", summary: "Get what a project would begin with", tags })
    .input(from)
    .output(Source),
  /** Begins with nothing, or with an idea, an ideabook, a redesign or a board. INVALID names title, rooms or limit. Sent twice with one key, it is one. Anyone signed in. */
  create: signedInProcedure
    .route({ method: "POST", path: "/projects", summary: "Start a project", successStatus: 201, tags })
    .input(
      z.object({
        idempotencyKey: IdSchema,
        title: z.string().max(10_000),
        work: z.string().max(100).nullable().default(null),
        rooms: z.array(z.string().max(100)).max(100).default([]),
        from: from.optional(),
      }),
    )
    .output(byId),
  /** Of the household. */
  getBrief: signedInProcedure.route({ method: "GET", path: "/projects/{id}/brief", summary: "Get a brief", tags }).input(byId).output(Brief),
  /** Stores the given fields, finished or not. CONFLICT when someone saved it since `revision`. Of the household. */
  saveBrief: signedInProcedure
    .errors(declare(briefConflict, statusConflict))
    .route({ method: "PATCH", path: "/projects/{id}/brief", summary: "Change a brief", tags })
    .input(byId.extend({ revision: z.number().int(), step: z.string().max(20).optional(), changes: BriefFields.partial() }))
    .output(Brief),
  /** The brief is ready to be priced. INVALID names what it lacks. Of the household. */
  place: signedInProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: "/projects/{id}/place", summary: "Place a brief", tags })
    .input(byId)
    .output(byId),
  /** Begins without bids, ends, goes on, is put away or brought back. Of the household. */
  move: signedInProcedure
    .errors(declare(statusConflict))
    .route({ method: "POST", path: "/projects/{id}/moves", summary: "Change the state of a project", tags })
    .input(byId.extend({ move: z.enum(["begin", "complete", "reopen", "archive", "restore"]) }))
    .output(byId),
  /** A draft with everything in it. STATUS_CONFLICT for any other. Owner only. */
  remove: signedInProcedure
    .errors(declare(statusConflict))
    .route({ method: "DELETE", path: "/projects/{id}", summary: "Delete a draft of a project", tags })
    .input(byId)
    .output(byId),
  /** What such rooms cost: in published ideas and portfolio projects, and in finished projects here. Of the household. */
  getCosts: signedInProcedure
    .route({ method: "GET", path: "/projects/{id}/costs", summary: "Get what the rooms of a project usually cost", tags })
    .input(byId)
    .output(Costs),
  /** Everything that happened, newest first. Everyone who belongs to it. */
  listEvents: signedInProcedure
    .route({ method: "GET", path: "/projects/{id}/events", summary: "List what happened in a project", tags })
    .input(byId.extend({ ...afterInput.shape, topic: orNone(z.enum(TOPICS)) }))
    .output(Log),
  /** All or none. INVALID names files: `files.1`. Everyone who belongs to it. */
  addFiles: signedInProcedure
    .meta({ uploadMegabytes: 101 })
    .route({ method: "POST", path: "/projects/{id}/files", summary: "Add files to a project", tags })
    .input(
      byId.extend({
        kind: z.enum(FILE_KINDS),
        roomId: IdSchema.nullable().default(null),
        files: z.array(z.file()).min(1).max(MOST_FILES_AT_ONCE),
      }),
    )
    .output(z.object({ ids: z.array(IdSchema) })),
  /** The household; others what they added. */
  removeFile: signedInProcedure
    .route({ method: "DELETE", path: "/projects/{id}/files/{fileId}", summary: "Remove a file from a project", tags })
    .input(byId.extend({ fileId: IdSchema }))
    .output(byId),
  /** Which picture stands for it; null for none. Of the household. */
  setCover: signedInProcedure
    .route({ method: "PUT", path: "/projects/{id}/cover", summary: "Choose the picture of a project", tags })
    .input(byId.extend({ fileId: IdSchema.nullable() }))
    .output(byId),
  /** Invites an address to own the project with the viewer, or resends. INVALID names email. Owner only. */
  invite: signedInProcedure
    .route({ method: "POST", path: "/projects/{id}/people", summary: "Invite someone to a project", tags })
    .input(byId.extend({ email: z.string().max(320) }))
    .output(z.object({ personId: IdSchema })),
  /** Removes someone or an invitation. The owner; others themselves. */
  removePerson: signedInProcedure
    .route({ method: "DELETE", path: "/projects/{id}/people/{personId}", summary: "Remove someone from a project, or leave", tags })
    .input(person)
    .output(person),
  /** What an invitation is about, for the person who has its link. Open to everybody. */
  getInvitation: publicProcedure
    .route({ method: "GET", path: "/projects/invitations/{token}", summary: "Get an invitation to a project", tags })
    .input(byToken)
    .output(Invitation),
  /** WRONG_PERSON for another address than it went to. NOT_FOUND when it was revoked, has expired or was answered. Anyone signed in. */
  answerInvitation: signedInProcedure
    .errors(declare(wrongPerson, statusConflict))
    .route({ method: "POST", path: "/projects/invitations/{token}", summary: "Accept or decline an invitation to a project", tags })
    .input(byToken.extend({ isAccepted: z.boolean() }))
    .output(byId),
};
