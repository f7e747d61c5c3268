import type { NotificationKind } from "./notifications.ts";

/** When a mail about something goes out: at once, with the others of the day or week, or not at all. */
export const EMAIL_CHOICES = ["now", "daily", "weekly", "off"] as const;
export type EmailChoice = (typeof EMAIL_CHOICES)[number];
export type Choice = { inApp: boolean; email: EmailChoice };

const told = (email: EmailChoice): Choice => ({ inApp: true, email });

/** What holds for the person who chose nothing. */
export const DEFAULT_CHOICES: Readonly<Record<NotificationKind, Choice>> = {
  quote_received: told("now"),
  quote_answered: told("now"),
  quote_closed: told("daily"),
  message_received: told("now"),
  verification_submitted: told("daily"),
  verification_approved: told("now"),
  verification_rejected: told("now"),
  verification_expiring: told("now"),
  verification_expired: told("now"),
  quote_unjoined: told("daily"),
  claim_submitted: told("daily"),
  claim_approved: told("now"),
  listing_submitted: told("daily"),
  listing_approved: told("now"),
  listing_rejected: told("now"),
  claim_rejected: told("now"),
  import_finished: told("off"),
  import_failed: told("now"),
  feedback_received: told("daily"),
  feedback_answered: told("now"),
  report_received: told("now"),
  report_decided: told("now"),
  forum_answer: told("now"),
  forum_mention: told("now"),
  forum_accepted: told("daily"),
  forum_question: told("daily"),
  review_requested: told("now"),
  moderation_report: told("now"),
  moderation_decided: told("now"),
  role_changed: told("now"),
  role_requested: told("daily"),
  permissions_changed: told("now"),
  organization_invited: told("now"),
  organization_joined: told("daily"),
  organization_role: told("now"),
  organization_removed: told("now"),
  ideabook_invited: told("now"),
  ideabook_joined: told("daily"),
  ideabook_added: told("daily"),
  redesign_ready: told("off"),
  export_ready: told("now"),
  deletion_requested: told("now"),
  security_changed: told("now"),
};

/** Of these everybody is told at once, by mail too: they may be the only sign that someone else is in the account. */
export const FIXED_KINDS: readonly NotificationKind[] = ["security_changed", "deletion_requested"];
export const isFixed = (kind: NotificationKind): boolean => FIXED_KINDS.includes(kind);

/** Minutes that the mail waits: anyone who reads it here meanwhile gets none. */
export const MAIL_DELAY_MINUTES: Partial<Record<NotificationKind, number>> = { message_received: 5 };

/** trade: professionals and vendors. */
export type Audience = "vendor" | "trade" | "content" | "admin" | "everybody";
type Group = { id: "work" | "people" | "account" | "staff"; kinds: readonly (readonly [NotificationKind, Audience])[] };

/** The kinds as the settings show them, and to whom. */
export const CHOICE_GROUPS: readonly Group[] = [
  {
    id: "work",
    kinds: [
      ["quote_received", "vendor"],
      ["quote_answered", "everybody"],
      ["quote_closed", "everybody"],
      ["message_received", "everybody"],
    ],
  },
  {
    id: "people",
    kinds: [
      ["verification_approved", "trade"],
      ["verification_rejected", "trade"],
      ["verification_expiring", "trade"],
      ["verification_expired", "trade"],
      ["claim_approved", "trade"],
      ["listing_approved", "trade"],
      ["listing_rejected", "trade"],
      ["claim_rejected", "trade"],
      ["organization_invited", "everybody"],
      ["organization_joined", "trade"],
      ["organization_role", "everybody"],
      ["organization_removed", "everybody"],
      ["forum_answer", "everybody"],
      ["forum_mention", "everybody"],
      ["forum_accepted", "everybody"],
      ["forum_question", "everybody"],
      ["feedback_answered", "everybody"],
      ["report_decided", "everybody"],
      ["moderation_decided", "everybody"],
      ["ideabook_invited", "everybody"],
      ["ideabook_joined", "everybody"],
      ["ideabook_added", "everybody"],
      ["redesign_ready", "everybody"],
    ],
  },
  {
    id: "account",
    kinds: [
      ["role_changed", "everybody"],
      ["permissions_changed", "everybody"],
      ["export_ready", "everybody"],
      ["deletion_requested", "everybody"],
      ["security_changed", "everybody"],
    ],
  },
  {
    id: "staff",
    kinds: [
      ["import_finished", "content"],
      ["import_failed", "content"],
      ["verification_submitted", "admin"],
      ["listing_submitted", "admin"],
      ["quote_unjoined", "admin"],
      ["claim_submitted", "admin"],
      ["role_requested", "admin"],
      ["feedback_received", "admin"],
      ["report_received", "admin"],
      ["moderation_report", "admin"],
      ["review_requested", "admin"],
    ],
  },
];
