import { z } from "zod";
import { conflictData } from "#app/platform/api/conflict.ts";
import { IdSchema, MoneySchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { PublicPhoto, SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { PicturedPiece } from "#app/platform/media/pictured-piece.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { projectShape } from "./portfolio.rules.ts";
import { LICENSES, MAX_PHOTOS, MOST_PROJECTS, PROJECT_STATUSES } from "./portfolio.ts";

const Moment = z.iso.datetime();
const count = z.number().int();
const Status = z.enum(PROJECT_STATUSES);

const PhotoInput = z.object({ id: IdSchema, altEn: z.string().max(300).nullable(), altAr: z.string().max(300).nullable(), beforeId: IdSchema.nullable() });
const StoredPhoto = SizedPhoto.extend({ altEn: z.string().nullable(), altAr: z.string().nullable(), before: SizedPhoto.nullable() });
export type StoredProjectPhoto = z.infer<typeof StoredPhoto>;

const { photos: _, ...shape } = projectShape();
const Fields = z.object({ ...shape, photos: z.array(PhotoInput).max(MAX_PHOTOS) });

const Project = z.object({
  ...shape,
  id: IdSchema,
  status: Status,
  photos: z.array(StoredPhoto),
  /** The address of the design idea that was made of it. */
  idea: z.string().nullable(),
  version: Moment,
  /** Whose it is: the viewer, or a professional whose company they belong to. */
  ownerId: IdSchema,
  /** False for those who only read. */
  canEdit: z.boolean(),
});
export type OwnProject = z.infer<typeof Project>;

const Row = z.object({
  id: IdSchema,
  title: z.string(),
  status: Status,
  year: count.nullable(),
  photo: SizedPhoto.nullable(),
  photoCount: count,
  pairCount: count,
  isIdea: z.boolean(),
});
const Rows = z.array(Row);
export type OwnProjectRow = z.infer<typeof Row>;

const Cost = z.object({ from: MoneySchema.nullable(), to: MoneySchema.nullable() });

/** A published project on its owner's profile. Texts are in the language of the request. */
const Card = z.object({
  id: IdSchema,
  path: z.string(),
  title: z.string(),
  place: z.string().nullable(),
  year: count.nullable(),
  areaM2: count.nullable(),
  weeks: count.nullable(),
  cost: Cost,
  photo: PublicPhoto,
  before: PublicPhoto.nullable(),
  photoCount: count,
});
export type ProjectCard = z.infer<typeof Card>;

const Portfolio = z.object({ projects: z.array(Card), photoCount: count });
export type PortfolioData = z.infer<typeof Portfolio>;

const Shown = Card.omit({ photo: true, before: true }).extend({
  description: z.string().nullable(),
  rooms: z.array(z.string()),
  styles: z.array(z.string()),
  materials: z.string().nullable(),
  license: z.enum(LICENSES),
  photos: z.array(PublicPhoto.extend({ before: PublicPhoto.nullable() })),
  /** The idea's address, where it became one. */
  idea: z.string().nullable(),
  owner: z.object({ id: IdSchema, name: z.string(), path: z.string() }),
  isOwn: z.boolean(),
});
export type ShownProject = z.infer<typeof Shown>;

/** Another window saved a change first; `current` is the stored project. */
export const projectConflict = defineError("CONFLICT", { status: 409, message: "This project was changed meanwhile.", data: conflictData(Project) });

/** More projects than a portfolio has room for. */
export const tooManyProjects = defineError("TOO_MANY_PROJECTS", {
  status: 409,
  message: "A portfolio has room for no more projects.",
  data: z.object({ max: count }),
});

const tags = ["Portfolio"];
const byId = z.object({ id: IdSchema });
/** Whose portfolio: the viewer's own without it, or that of a professional whose company they belong to. */
const inNameOf = { professionalId: IdSchema.optional() };
const moves = signedInProcedure.errors(declare(statusConflict));

export const portfolioContract = {
  /** What someone published in their portfolio, in their order; nothing where that part of the profile is hidden. NOT_FOUND as the profile. Open to everybody. */
  ofPerson: publicProcedure
    .route({ method: "GET", path: "/profiles/{id}/portfolio", summary: "List someone's finished projects", tags })
    .input(z.object({ id: z.string().max(80) }))
    .output(Portfolio),
  /** One published project. NOT_FOUND for drafts and where the portfolio is hidden. Open to everybody. */
  show: publicProcedure.route({ method: "GET", path: "/portfolio/{id}", summary: "Get a finished project", tags }).input(byId).output(Shown),
  /** What of the shop stands in its photographs. As for the project. */
  pieces: publicProcedure
    .route({ method: "GET", path: "/portfolio/{id}/pieces", summary: "List the pieces in a finished project", tags })
    .input(byId)
    .output(z.array(PicturedPiece)),
  /** A professional's projects in their order, drafts too. Anyone signed in for themselves; the people of a company for its professionals, NOT_FOUND for others. */
  list: signedInProcedure
    .route({ method: "GET", path: "/account/portfolio", summary: "List your projects", tags })
    .input(z.object(inNameOf).optional())
    .output(Rows),
  /** One with every field. Its owner and the people of their company. For everything that changes one: its owner, and owners, managers and editors of the company. */
  get: signedInProcedure.route({ method: "GET", path: "/account/portfolio/{id}", summary: "Get one of your projects", tags }).input(byId).output(Project),
  /** Begins a draft at the end. TOO_MANY_PROJECTS at the limit. Professionals, and those who edit for one; FORBIDDEN for others. */
  create: signedInProcedure
    .errors(declare(tooManyProjects))
    .route({ method: "POST", path: "/account/portfolio", summary: "Begin a project", successStatus: 201, tags })
    .input(z.object({ title: z.string().max(1_000), ...inNameOf }))
    .output(byId),
  /** Changes the named fields, all or none. CONFLICT when it changed since `version`. Its owner. */
  update: signedInProcedure
    .errors(declare(projectConflict))
    .route({ method: "PATCH", path: "/account/portfolio/{id}", summary: "Change one of your projects", tags })
    .input(byId.extend({ version: Moment, changes: Fields.partial() }))
    .output(Project),
  /** Shows a draft on the profile. INVALID names what it lacks. Its owner. */
  publish: moves
    .route({ method: "POST", path: "/account/portfolio/{id}/publication", summary: "Publish one of your projects", tags })
    .input(byId)
    .output(Project),
  /** Makes it a draft again, and takes its design idea back. Its owner. */
  withdraw: moves
    .route({ method: "DELETE", path: "/account/portfolio/{id}/publication", summary: "Take one of your projects off your profile", tags })
    .input(byId)
    .output(Project),
  /** Makes a design idea of a published project, with the owner's name. INVALID names what it lacks. Its owner. */
  publishIdea: moves
    .route({ method: "POST", path: "/account/portfolio/{id}/idea", summary: "Publish one of your projects to the ideas", tags })
    .input(byId)
    .output(Project),
  /** Takes the design idea back. Its owner. */
  withdrawIdea: signedInProcedure
    .route({ method: "DELETE", path: "/account/portfolio/{id}/idea", summary: "Take the design idea of a project back", tags })
    .input(byId)
    .output(Project),
  /** The new order of all projects; what is not named follows in its former order. Professionals, and those who edit for one; FORBIDDEN for others. */
  order: signedInProcedure
    .route({ method: "PUT", path: "/account/portfolio/order", summary: "Order your projects", tags })
    .input(z.object({ ids: z.array(IdSchema).max(MOST_PROJECTS * 2), ...inNameOf }))
    .output(Rows),
  /** Deletes it with its photographs and its design idea, for good. Its owner. */
  remove: signedInProcedure.route({ method: "DELETE", path: "/account/portfolio/{id}", summary: "Delete one of your projects", tags }).input(byId).output(byId),
  /** Stores a photograph, private until a published project has it. INVALID gives the reason for `photo`. Professionals, and those who edit for one; FORBIDDEN for others. */
  uploadPhoto: signedInProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: "/account/portfolio/photos", summary: "Upload a photo of a project", successStatus: 201, tags })
    .input(z.object({ photo: z.file(), ...inNameOf }))
    .output(StoredPhoto),
};
