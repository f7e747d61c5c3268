/** How a notification looks. */
export const NOTIFICATION_TYPES = ["info", "success", "warning", "error", "booking"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Everything that happens to a person and is told to them, with its type. Each has `kind.<kind>.title` and `.message` in the catalogue. */
export const NOTIFICATION_KINDS = {
  quote_received: "booking",
  quote_answered: "success",
  quote_closed: "info",
  message_received: "info",
  verification_submitted: "info",
  verification_approved: "success",
  verification_rejected: "warning",
  verification_expiring: "warning",
  claim_submitted: "info",
  claim_approved: "success",
  claim_rejected: "warning",
  import_finished: "success",
  import_failed: "error",
  feedback_received: "info",
  feedback_answered: "info",
  report_received: "warning",
  report_decided: "info",
  role_changed: "info",
  permissions_changed: "info",
  export_ready: "success",
  deletion_requested: "warning",
  security_changed: "warning",
} as const satisfies Record<string, NotificationType>;
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;
