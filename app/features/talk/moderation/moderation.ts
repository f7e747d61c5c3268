// What can be reported and decided, and the words for it. Without zod, so that public pages stay small.

export const SUBJECT_TYPES = ["idea", "ideabook", "forum_thread", "forum_post", "review", "question"] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

export const REPORT_REASONS = ["spam", "abuse", "false", "copyright", "private", "off_topic", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why the server itself put something into the queue; nobody chooses these. */
export const FLAG_REASONS = ["burst", "shared_device", "team_device"] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];
export const isFlag = (reason: ReportReason | FlagReason): reason is FlagReason => FLAG_REASONS.some((flag) => flag === reason);

export const ACTIONS = ["approve", "hide", "dismiss", "restore", "lock", "unlock"] as const;
export type Action = (typeof ACTIONS)[number];

/** Actions in the log. */
export const DECISIONS = ["approved", "hidden", "dismissed", "restored", "locked", "unlocked"] as const;
export type Decision = (typeof DECISIONS)[number];

export const DECISION_OF: Readonly<Record<Action, Decision>> = {
  approve: "approved",
  hide: "hidden",
  dismiss: "dismissed",
  restore: "restored",
  lock: "locked",
  unlock: "unlocked",
};

/** These need a reason, which the author reads and the public log shows. */
export const needsReason = (action: Action): boolean => action === "hide" || action === "lock";

/** The actions that the public log shows. */
export const PUBLIC_DECISIONS = ["hidden", "restored", "locked", "unlocked"] as const satisfies readonly Decision[];

export const REPORT_NOTE_LENGTH = 1_000;
export const DECISION_NOTE_LENGTH = 500;

export const LOG_PATH = "/ideas/forums/moderation-log";
export const QUEUE_PATH = "/admin/moderation";
export const QUEUE_TABS = ["review", "reports"] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];
