/** How a notification looks. */
export const NOTIFICATION_TYPES = ["info", "success", "warning", "error", "booking"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/**
 * Every kind of notification with its type and the parameters of its texts. Each has `kind.<kind>.title` and `.message` in
 * the catalogue. A name that exists in Arabic, too, comes as a second parameter that ends in `Ar`; `date` is ISO 8601 and is written out for the reader.
 */
export type NotificationParams = {
  quote_received: { name: string; nameAr?: string; vendor: string; vendorAr?: string };
  quote_answered: { vendor: string; vendorAr?: string };
  quote_closed: { vendor: string; vendorAr?: string };
  /** The household is not named before an award. */
  request_invited: { title: string; city: string; cityAr: string; date: string };
  /** Open to all that fit; the household is not named. */
  request_fits: { title: string; city: string; cityAr: string; date: string };
  /**
   * news: closed, expired, cancelled, answered, stopped, awarded, reminder (`date`: the last day for bids), withdrawn (an invitation); with `own_` for the
   * household, declined among them (`name`, `reason`, `hasReason`: yes or no).
   */
  request_moved: { title: string; news: string; date?: string; name?: string; nameAr?: string; reason?: string; hasReason?: string };
  request_question: { title: string };
  /** news: submitted, revised, withdrawn. */
  bid_received: { title: string; news: string };
  /** `answer`: accepted or declined. */
  quotation_answered: { title: string; client: string; answer: string };
  /** news: accepted, declined, notChosen, renewal, contact. */
  bid_moved: { title: string; news: string };
  /** The price stands; the household is not named. */
  package_booked: { title: string; titleAr?: string; city: string; cityAr: string; date: string };
  /** news: accepted, declined, expired. */
  package_answered: { title: string; titleAr?: string; name: string; nameAr?: string; news: string };
  /** news: booked, or moved where another time is proposed; `date` is the day of the visit. */
  visit_booked: { name: string; nameAr?: string; date: string; news: string };
  /** news: confirmed, declined, cancelled, done, expired. */
  visit_changed: { name: string; nameAr?: string; date: string; news: string };
  /** `time`: of Riyadh. */
  visit_reminder: { name: string; nameAr?: string; date: string; time: string };
  message_received: { name: string; nameAr?: string; text?: string };
  verification_submitted: { name: string; nameAr?: string };
  verification_approved: { until?: string };
  verification_rejected: { reason?: string };
  verification_expiring: { date: string };
  verification_expired: { date: string };
  quote_unjoined: { name: string; nameAr?: string; vendor: string; vendorAr?: string; reach: "team" | "invited" | "queue" };
  claim_submitted: { name: string; nameAr?: string; vendor: string; vendorAr?: string };
  claim_approved: { vendor: string; vendorAr?: string };
  product_submitted: { name: string; nameAr?: string; product: string; productAr?: string };
  product_approved: { product: string; productAr?: string };
  product_rejected: { product: string; productAr?: string; reason?: string };
  /** Of a vendor's, in the photograph of an idea. */
  piece_pictured: { product: string; productAr?: string; idea: string; ideaAr?: string };
  listing_submitted: { name: string; nameAr?: string; vendor: string; vendorAr?: string };
  listing_approved: { vendor: string; vendorAr?: string };
  listing_rejected: { vendor: string; vendorAr?: string; reason?: string };
  claim_rejected: { vendor: string; vendorAr?: string; reason?: string };
  import_finished: { file: string; rows: number; errors: number };
  import_failed: { file: string };
  feedback_received: { name: string; nameAr?: string; text?: string };
  feedback_answered: { text?: string };
  contact_received: { name: string; nameAr?: string; text?: string };
  contact_answered: { text?: string };
  report_received: { name: string; nameAr?: string };
  report_decided: Record<never, never>;
  forum_answer: { name: string; nameAr?: string; title: string };
  forum_mention: { name: string; nameAr?: string; title: string };
  forum_accepted: { name: string; nameAr?: string; title: string };
  forum_question: { name: string; nameAr?: string; title: string; topic: string; topicAr: string };
  review_received: { name: string; nameAr?: string; subject: string; subjectAr?: string };
  review_answered: { subject: string; subjectAr?: string };
  /** About a piece. */
  question_received: { name: string; nameAr?: string; product: string; productAr?: string };
  question_answered: { product: string; productAr?: string };
  review_requested: { name: string; nameAr?: string; title: string };
  moderation_report: { name: string; nameAr?: string; title: string };
  /** decision: approved, hidden, restored, locked, unlocked; why: a reason of moderation, or none. */
  moderation_decided: { title: string; decision: string; why: string; note: string };
  role_changed: { role: string };
  role_requested: { name: string; nameAr?: string; role: string };
  permissions_changed: { permission: string; change: "granted" | "taken" };
  /** role: of an organization's team. */
  organization_invited: { name: string; nameAr?: string; organization: string; organizationAr?: string; role: string };
  organization_joined: { name: string; nameAr?: string; organization: string; organizationAr?: string };
  organization_role: { organization: string; organizationAr?: string; role: string };
  organization_removed: { organization: string; organizationAr?: string };
  ideabook_invited: { name: string; nameAr?: string; book: string };
  ideabook_joined: { name: string; nameAr?: string; book: string };
  ideabook_added: { name: string; nameAr?: string; book: string };
  project_invited: { name: string; nameAr?: string; project: string };
  project_joined: { name: string; nameAr?: string; project: string };
  /** status: what the project is now. */
  project_moved: { project: string; status: string };
  redesign_ready: Record<never, never>;
  /** news: what happened to it, as the seller or the product moved it. */
  order_moved: { order: string; vendor: string; vendorAr?: string; news: string };
  order_received: { order: string; name: string };
  order_ended: { order: string; name: string };
  order_return: { order: string; name: string };
  order_dispute: { order: string; name: string };
  payment_mismatch: { order: string };
  /** news: paid, due, late, ended; `date` is the last day that is paid or counts. */
  subscription_moved: { plan: string; planAr: string; news: string; date: string };
  transfer_received: { order: string };
  export_ready: Record<never, never>;
  deletion_requested: { date: string };
  /** What changed: password, email, two_factor_on, two_factor_off, backup_codes, passkey_added, passkey_removed, phone, new_device, sessions. */
  security_changed: { what: string };
};

/** Every kind with its look. */
export const NOTIFICATION_KINDS = {
  quote_received: "booking",
  quote_answered: "success",
  quote_closed: "info",
  request_invited: "booking",
  request_fits: "booking",
  request_moved: "info",
  request_question: "info",
  bid_received: "success",
  quotation_answered: "success",
  bid_moved: "info",
  package_booked: "booking",
  package_answered: "info",
  visit_booked: "booking",
  visit_changed: "info",
  visit_reminder: "booking",
  message_received: "info",
  verification_submitted: "info",
  verification_approved: "success",
  verification_rejected: "warning",
  verification_expiring: "warning",
  verification_expired: "warning",
  quote_unjoined: "warning",
  claim_submitted: "info",
  claim_approved: "success",
  product_submitted: "info",
  product_approved: "success",
  product_rejected: "warning",
  piece_pictured: "info",
  listing_submitted: "info",
  listing_approved: "success",
  listing_rejected: "warning",
  claim_rejected: "warning",
  import_finished: "success",
  import_failed: "error",
  feedback_received: "info",
  feedback_answered: "info",
  contact_received: "info",
  contact_answered: "success",
  report_received: "warning",
  report_decided: "info",
  forum_answer: "info",
  forum_mention: "info",
  forum_accepted: "success",
  forum_question: "info",
  review_received: "success",
  review_answered: "info",
  question_received: "info",
  question_answered: "success",
  review_requested: "info",
  moderation_report: "warning",
  moderation_decided: "warning",
  role_changed: "info",
  role_requested: "info",
  permissions_changed: "info",
  organization_invited: "info",
  organization_joined: "success",
  organization_role: "info",
  organization_removed: "warning",
  ideabook_invited: "info",
  ideabook_joined: "success",
  ideabook_added: "info",
  project_invited: "info",
  project_joined: "success",
  project_moved: "info",
  redesign_ready: "success",
  order_moved: "info",
  order_received: "success",
  order_ended: "warning",
  order_return: "warning",
  order_dispute: "warning",
  payment_mismatch: "error",
  subscription_moved: "info",
  transfer_received: "info",
  export_ready: "success",
  deletion_requested: "warning",
  security_changed: "warning",
} as const satisfies Record<keyof NotificationParams, NotificationType>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** The most that one list shows. */
export const PAGE_LIMIT = 50;
