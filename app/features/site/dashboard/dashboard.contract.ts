import { z } from "zod";
import { BookCardSchema } from "#app/features/inspiration/ideabooks/ideabooks.contract.ts";
import { IdeaCard } from "#app/features/inspiration/ideas/ideas.contract.ts";
import { STYLES } from "#app/features/inspiration/ideas/public.ts";
import { SavedShown } from "#app/features/people/saved/saved.contract.ts";
import { PROJECT_STATUSES } from "#app/features/projects/projects/public.ts";
import { FittingJob, PipelineStage } from "#app/features/projects/requests/work.contract.ts";
import { DesignCardSchema } from "#app/features/studio/design-editor/design-editor.contract.ts";
import { BoardCardSchema } from "#app/features/studio/interior-creator/interior-creator.contract.ts";
import { RedesignCardSchema } from "#app/features/studio/redesign/redesign.contract.ts";
import { IdSchema, publicProcedure, signedInProcedure } from "#app/platform/api/contract.ts";
import { ROLES } from "#app/platform/auth/viewer.ts";
import { SizedPhoto } from "#app/platform/media/photo-schema.ts";
import { HIT_KINDS, NEXT_STEPS, REQUEST_STATUSES, SEARCH_LENGTH } from "./dashboard.ts";

const Counts = z.object({
  unreadMessages: z.number().int(),
  /** Requests to the viewer's vendors that nobody opened yet. */
  newRequests: z.number().int(),
});

const Status = z.enum(REQUEST_STATUSES);
const StatusCounts = z.record(Status, z.number().int());

const Request = z.object({
  id: IdSchema,
  status: Status,
  projectType: z.string(),
  city: z.string(),
  createdAt: z.iso.datetime(),
  /** The vendor asked, or for a vendor who asks. */
  name: z.string(),
});

const Requests = z.object({ counts: StatusCounts, newest: z.array(Request) });

/** With the vendor as on a card; null while it is not public. */
const SentRequest = Request.extend({ vendor: SavedShown.nullable() });
export type DashboardSent = z.infer<typeof SentRequest>;
const Sent = Requests.extend({ newest: z.array(SentRequest) });

/** A homeowner's first page, with the newest of each. */
const Rooms = z.object({
  /** What is built, waits for bids or is planned; `bids` is null while they are sealed. */
  project: z
    .object({
      id: IdSchema,
      title: z.string(),
      status: z.enum(PROJECT_STATUSES),
      city: z.string().nullable(),
      district: z.string().nullable(),
      cover: SizedPhoto.nullable(),
      request: z.object({ id: IdSchema, lastDay: z.iso.date().nullable(), bids: z.number().int().nullable() }).nullable(),
    })
    .nullable(),
  redesigns: z.array(RedesignCardSchema),
  designs: z.array(DesignCardSchema),
  boards: z.array(BoardCardSchema),
  ideabooks: z.array(BookCardSchema),
  /** In the styles of the ideas they saved and liked; in every style while `styles` is empty. */
  fresh: z.object({ styles: z.array(z.enum(STYLES)), items: z.array(IdeaCard) }),
});
export type DashboardRooms = z.infer<typeof Rooms>;

const Week = z.object({ from: z.iso.date(), received: z.number().int(), answered: z.number().int() });
export type DashboardWeek = z.infer<typeof Week>;

const OwnVendor = z.object({
  id: IdSchema,
  name: z.string(),
  slug: z.string(),
  status: z.enum(["Pending", "Verified", "Inactive"]),
  rating: z.number(),
  reviewCount: z.number().int(),
  /** New requests to this vendor, and how many people saved it. */
  newRequests: z.number().int(),
  savedBy: z.number().int(),
});
export type DashboardVendor = z.infer<typeof OwnVendor>;

const Selling = z.object({
  vendors: z.array(OwnVendor),
  received: Requests,
  /** Half of the requests of the last 90 days that were answered had their answer within this time; null when none was. */
  responseHours: z.number().nullable(),
  /** The last twelve weeks, from Sunday, the present one last. */
  weeks: z.array(Week),
});
export type DashboardSelling = z.infer<typeof Selling>;

const Conversation = z.object({
  id: IdSchema,
  name: z.string(),
  /** The beginning of the newest message; empty when it has no words. */
  text: z.string(),
  at: z.iso.datetime(),
  unread: z.number().int(),
});
export type DashboardConversation = z.infer<typeof Conversation>;

/** A professional's first page. */
const Practice = z.object({
  /** Conversations in which the other had the last word, the longest waiting first. */
  waiting: z.object({ total: z.number().int(), items: z.array(Conversation.omit({ unread: true })) }),
  /** From what they are asked to what they build. */
  pipeline: z.array(PipelineStage),
  /** The open requests that fit and close first. */
  jobs: z.object({ total: z.number().int(), items: z.array(FittingJob) }),
  rooms: z.object({ total: z.number().int(), rating: z.object({ average: z.number(), count: z.number().int() }).nullable() }),
  /** How often others liked, saved, rated or put into an ideabook a room of theirs in the last 14 days, by the day and for the three most noticed. */
  reach: z.object({
    total: z.number().int(),
    days: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
    best: z.array(SavedShown.pick({ title: true, to: true, photo: true }).extend({ id: IdSchema, count: z.number().int() })),
  }),
  /** How many people saved their profile. */
  savedBy: z.number().int(),
});
export type DashboardPractice = z.infer<typeof Practice>;

const Home = z.object({
  role: z.enum(ROLES),
  isEmailVerified: z.boolean(),
  /** They were not led through it yet. */
  isTourDue: z.boolean(),
  unreadMessages: z.number().int(),
  conversations: z.array(Conversation),
  /** Suggested next steps, the most useful first. */
  nextSteps: z.array(z.enum(NEXT_STEPS)),
  profile: z.object({ percent: z.number().int(), missing: z.number().int() }),
  sent: Sent,
  /** How many things are saved, and the last of them that can still be seen. */
  saved: z.object({ total: z.number().int(), items: z.array(SavedShown.extend({ id: IdSchema })) }),
  /** For homeowners. */
  rooms: Rooms.nullable(),
  /** For professionals. */
  practice: Practice.nullable(),
  /** For vendors, and for the person who owns one. */
  selling: Selling.nullable(),
  /** What waits for admins and content managers, by the name of its place; null for the others. */
  work: z.record(z.string(), z.number().int()).nullable(),
});
export type DashboardHome = z.infer<typeof Home>;

const Hit = z.object({
  kind: z.enum(HIT_KINDS),
  /** An article of the help has its path. */
  id: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  /** An address of this site. */
  to: z.string(),
});
export type SearchHit = z.infer<typeof Hit>;

const tags = ["Dashboard"];

export const dashboardContract = {
  /** The marks beside the viewer's places. */
  counts: signedInProcedure.route({ method: "GET", path: "/dashboard/counts", summary: "Count what waits for you", tags }).output(Counts),
  /** What the viewer's first page shows, by role. */
  home: signedInProcedure.route({ method: "GET", path: "/dashboard", summary: "Read your dashboard", tags }).output(Home),
  /**
   * What the command palette finds among the things the viewer may open: vendors for everybody, a person's own conversations and requests, for admins users
   * and all vendors. At most five of a kind; without words the most recent of the person's own. Open to everybody.
   */
  search: publicProcedure
    .route({ method: "GET", path: "/dashboard/search", summary: "Search what you may open", tags })
    .input(z.object({ query: z.string().max(SEARCH_LENGTH).default("") }))
    .output(z.array(Hit)),
};
