// Shared by screens, API and lists. Without zod, so that screens stay small.

export const MESSAGE_LENGTH = 4_000;
export const MAX_FILES = 10;
/** Of one file; it has to be smaller. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
export const MESSAGES_PER_PAGE = 40;
export const CONVERSATIONS_PER_PAGE = 30;

export const SUBJECTS = ["quote", "vendor", "profile", "project"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Why writing is refused; the codes are keys of texts. */
export const OBSTACLES = ["unverified", "suspended", "blocked", "blockedByThem", "gone", "noAccount", "noOwner", "self", "readOnly", "alone"] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export const REPORT_REASONS = ["spam", "fraud", "abuse", "inappropriate", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_NOTE_LENGTH = 1_000;
export const MAX_REPORTED = 20;

export const REPORT_STATUSES = ["open", "decided"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export const DECISIONS = ["dismissed", "warned", "removed"] as const;
export type Decision = (typeof DECISIONS)[number];

/** The recipient of a new conversation: a vendor by its slug, a person's profile, a quote request or everyone in a project by its id. */
export type About = { vendor: string } | { profile: string } | { quote: string } | { project: string };

export const conversationPath = (id: string): string => `/dashboard/messages/${id}`;
export const newConversationPath = (about: About): string => `/dashboard/messages/new?${new URLSearchParams(about)}`;
/** A file that is no image; only the two people, and admins once it was reported, get it. */
export const filePath = (id: string): string => `/dashboard/messages/files/${id}`;
