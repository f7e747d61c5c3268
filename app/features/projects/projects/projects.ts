// Shared by contract, services and screens. Without zod, so that screens stay small.

export const PROJECT_STATUSES = ["draft", "planning", "open", "in_progress", "completed", "archived"] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

export const WORKS = ["design", "renovation", "construction", "furnishing"] as const;

export const PROPERTIES = ["villa", "apartment", "townhouse", "floor", "rest_house", "office", "shop"] as const;

export const OWNERSHIPS = ["own", "rent", "buying"] as const;
export const PERMITS = ["not_needed", "needed", "requested", "granted", "unknown"] as const;
export const OCCUPANCIES = ["empty", "family", "partly", "tenants"] as const;

/** Those of design ideas, and what only a plan of a home has. */
export const ROOM_KINDS = [
  "majlis",
  "living_room",
  "dining_room",
  "kitchen",
  "bedroom",
  "bathroom",
  "entrance",
  "home_office",
  "kids_room",
  "maids_room",
  "laundry",
  "stairs",
  "outdoor",
  "roof",
  "facade",
  "basement",
  "attic",
  "garage",
  "other",
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** The ten of design ideas, and two of the country. */
export { HOME_STYLES as PROJECT_STYLES } from "#app/platform/rules/rooms-and-styles.ts";

/** What an item of a brief is counted in. */
export const UNITS = ["m2", "m", "m3", "piece", "set", "point", "hour", "day", "job"] as const;

export const FILE_KINDS = ["photo", "plan", "inspiration", "document"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** What a project can begin with, besides nothing. */
export const SOURCE_KINDS = ["idea", "ideabook", "redesign", "board", "piece"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** What the viewer is in a project. */
export const ACCESSES = ["owner", "co_owner", "professional"] as const;
export type ProjectAccess = (typeof ACCESSES)[number];

/** Parts of the log: what a kind of event begins with; money: whatever names a sum. */
export const TOPICS = ["bids", "money", "brief", "files", "people", "status"] as const;
export type Topic = (typeof TOPICS)[number];

/** Of a professional or a vendor, by id, so that each reader gets the name in their language. */
type OfBidder = { bidder?: string | null };
/** `sum` in halalas, VAT included. */
type OfBid = { request: string; bidder: string | null; sum: number | null };
/** `at`: when it begins. */
type OfVisit = { bidder: string; at: string };

/** Everything that is recorded, with the parameters of its text. */
export type EventData = {
  "status.created": { source?: SourceKind };
  "status.placed": { items: number };
  "status.opened": Record<never, never>;
  "status.withdrawn": Record<never, never>;
  "status.started": Record<never, never>;
  "status.completed": Record<never, never>;
  "status.reopened": Record<never, never>;
  "status.archived": Record<never, never>;
  "status.restored": Record<never, never>;
  "bids.asked": { request: string };
  "bids.widened": { request: string; bidder?: string };
  "bids.narrowed": { request: string; bidder?: string };
  "bids.reminded": { request: string; bidder?: string };
  "bids.opened": { request: string };
  "bids.expired": { request: string };
  "bids.received": OfBid;
  "bids.revised": OfBid;
  "bids.withdrawn": OfBid;
  "bids.declined": OfBid;
  "bids.renewal": OfBid;
  "bids.contact": OfBid;
  /** `words`: the reason. */
  "bids.said_no": OfBidder & { request: string; words: string };
  /** Who asked is nobody's to know. */
  "bids.question": { request: string; words: string };
  "bids.answered": { request: string; words: string };
  /** `others`: bids that it declined. */
  "bids.awarded": OfBid & { others: number };
  "bids.cancelled": { request: string };
  "bids.booked": OfBid;
  "bids.agreed": OfBid;
  "bids.refused": OfBid & { words: string };
  "bids.unanswered": OfBid;
  "bids.unbooked": OfBid;
  /** parts: fields of the brief. */
  "brief.changed": { parts: string[] };
  "files.added": { count: number; name: string };
  "files.removed": { name: string };
  "people.invited": { email: string };
  "people.joined": { role: string };
  "people.declined": { email: string };
  "people.left": { name: string };
  "people.visit_agreed": OfVisit;
  "people.visit_cancelled": OfVisit;
};
export type EventKind = keyof EventData;
export const EVENT_KINDS = [
  "status.created",
  "status.placed",
  "status.opened",
  "status.withdrawn",
  "status.started",
  "status.completed",
  "status.reopened",
  "status.archived",
  "status.restored",
  "bids.asked",
  "bids.widened",
  "bids.narrowed",
  "bids.reminded",
  "bids.opened",
  "bids.expired",
  "bids.received",
  "bids.revised",
  "bids.withdrawn",
  "bids.declined",
  "bids.renewal",
  "bids.contact",
  "bids.said_no",
  "bids.question",
  "bids.answered",
  "bids.awarded",
  "bids.cancelled",
  "bids.booked",
  "bids.agreed",
  "bids.refused",
  "bids.unanswered",
  "bids.unbooked",
  "brief.changed",
  "files.added",
  "files.removed",
  "people.invited",
  "people.joined",
  "people.declined",
  "people.left",
  "people.visit_agreed",
  "people.visit_cancelled",
] as const satisfies readonly EventKind[];

/** The steps of a briefing, in their order. */
export const BRIEF_STEPS = ["home", "rooms", "wishes", "files", "items", "timing", "budget", "review"] as const;
export type BriefStep = (typeof BRIEF_STEPS)[number];

/** Where each part of a brief that it needs is asked for. */
export const STEP_OF = { work: "home", property: "home", city: "home", rooms: "rooms", items: "items" } as const satisfies Record<string, BriefStep>;

export const PROJECTS_PER_PAGE = 24;
export const EVENTS_PER_PAGE = 40;
export const MOST_PROJECTS = 200;
export const MOST_ROOMS = 40;
export const MOST_ITEMS = 200;
export const MOST_PIECES = 60;
export const MOST_OF_A_PIECE = 99;
export const MOST_FILES = 60;
export const MOST_FILES_AT_ONCE = 10;
export const MOST_PEOPLE = 20;
export const INVITATION_DAYS = 30;
export const TITLE_LENGTH = 120;
export const LINE_LENGTH = 120;
export const ITEM_LENGTH = 200;
export const NOTE_LENGTH = 500;
export const TEXT_LENGTH = 4_000;
/** Square meters. */
export const LARGEST_ROOM = 10_000;
export const LARGEST_QUANTITY = 1_000_000;
/** Halalas. */
export const LARGEST_BUDGET = 100_000_000_00;

export const PROJECTS_PATH = "/dashboard/projects";
export const projectPath = (id: string): string => `${PROJECTS_PATH}/${id}`;
/** Begins a project with something of Diwan. */
export const newProjectPath = (kind: SourceKind, id: string): string => `/project-create?from=${kind}&id=${id}`;
export const briefingPath = (id: string, step = ""): string => `/project-briefing?project=${id}${step && `&step=${step}`}`;
export const invitationPath = (token: string): string => `/invitations/project/${encodeURIComponent(token)}`;
