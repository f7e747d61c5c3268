import type { NotificationKind } from "./notifications.ts";

/** When a mail about something goes out: at once, with the others of the day or week, or not at all. */
export const EMAIL_CHOICES = ["now", "daily", "weekly", "off"] as const;
export type EmailChoice = (typeof EMAIL_CHOICES)[number];
export type Choice = { inApp: boolean; email: EmailChoice };

const mail = (email: EmailChoice): Choice => ({ inApp: true, email });

/** Used until a person chooses. */
export const DEFAULT_CHOICES: Readonly<Record<NotificationKind, Choice>> = {
  quote_received: mail("now"),
  quote_answered: mail("now"),
  quote_closed: mail("daily"),
  request_invited: mail("now"),
  request_moved: mail("now"),
  request_question: mail("now"),
  bid_received: mail("daily"),
  bid_moved: mail("now"),
  message_received: mail("now"),
  verification_submitted: mail("daily"),
  verification_approved: mail("now"),
  verification_rejected: mail("now"),
  verification_expiring: mail("now"),
  verification_expired: mail("now"),
  quote_unjoined: mail("daily"),
  claim_submitted: mail("daily"),
  claim_approved: mail("now"),
  product_submitted: mail("daily"),
  product_approved: mail("now"),
  product_rejected: mail("now"),
  piece_pictured: mail("daily"),
  question_received: mail("now"),
  question_answered: mail("now"),
  listing_submitted: mail("daily"),
  listing_approved: mail("now"),
  listing_rejected: mail("now"),
  claim_rejected: mail("now"),
  import_finished: mail("off"),
  import_failed: mail("now"),
  feedback_received: mail("daily"),
  feedback_answered: mail("now"),
  report_received: mail("now"),
  report_decided: mail("now"),
  forum_answer: mail("now"),
  forum_mention: mail("now"),
  forum_accepted: mail("daily"),
  forum_question: mail("daily"),
  review_received: mail("now"),
  review_answered: mail("daily"),
  review_requested: mail("now"),
  moderation_report: mail("now"),
  moderation_decided: mail("now"),
  role_changed: mail("now"),
  role_requested: mail("daily"),
  permissions_changed: mail("now"),
  organization_invited: mail("now"),
  organization_joined: mail("daily"),
  organization_role: mail("now"),
  organization_removed: mail("now"),
  ideabook_invited: mail("now"),
  ideabook_joined: mail("daily"),
  ideabook_added: mail("daily"),
  project_invited: mail("now"),
  project_joined: mail("daily"),
  project_moved: mail("daily"),
  redesign_ready: mail("off"),
  order_moved: mail("now"),
  order_received: mail("now"),
  order_ended: mail("now"),
  order_return: mail("now"),
  order_dispute: mail("now"),
  payment_mismatch: mail("now"),
  transfer_received: mail("daily"),
  export_ready: mail("now"),
  deletion_requested: mail("now"),
  security_changed: mail("now"),
};

/** Always sent at once, by mail too: they may be the only sign that someone else is in the account. */
export const FIXED_KINDS: readonly NotificationKind[] = ["security_changed", "deletion_requested"];
export const isFixed = (kind: NotificationKind): boolean => FIXED_KINDS.includes(kind);

/** Minutes that the mail waits; anyone who reads the notification meanwhile gets none. */
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
      ["request_invited", "trade"],
      ["request_moved", "everybody"],
      ["request_question", "everybody"],
      ["bid_received", "everybody"],
      ["bid_moved", "trade"],
      ["message_received", "everybody"],
      ["project_invited", "everybody"],
      ["project_joined", "everybody"],
      ["project_moved", "everybody"],
      ["order_moved", "everybody"],
      ["order_received", "vendor"],
      ["order_ended", "vendor"],
      ["order_return", "vendor"],
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
      ["product_approved", "vendor"],
      ["product_rejected", "vendor"],
      ["piece_pictured", "vendor"],
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
      ["review_received", "vendor"],
      ["review_answered", "everybody"],
      ["question_received", "vendor"],
      ["question_answered", "everybody"],
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
      ["product_submitted", "admin"],
      ["listing_submitted", "admin"],
      ["quote_unjoined", "admin"],
      ["claim_submitted", "admin"],
      ["role_requested", "admin"],
      ["feedback_received", "admin"],
      ["report_received", "admin"],
      ["moderation_report", "admin"],
      ["review_requested", "admin"],
      ["order_dispute", "admin"],
      ["payment_mismatch", "admin"],
      ["transfer_received", "admin"],
    ],
  },
];
