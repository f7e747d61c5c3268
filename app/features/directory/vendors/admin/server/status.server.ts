import { defineStatus, freeMoves } from "#app/platform/status/define-status.server.ts";
import { ADMIN_VENDOR_STATUSES } from "../../vendors.admin.ts";
import { newVersion } from "./version.server.ts";

/** Staff set it freely; the caller writes the audit entry, alone or with the form's other fields. */
export const vendorStatus = defineStatus({
  table: "vendors",
  states: ADMIN_VENDOR_STATUSES,
  columns: ["name"],
  moves: freeMoves(ADMIN_VENDOR_STATUSES),
  touch: () => ({ updated_at: newVersion }),
});
