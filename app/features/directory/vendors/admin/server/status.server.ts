import { defineStatus, freeMoves } from "#app/platform/status/define-status.server.ts";
import { ADMIN_VENDOR_STATUSES } from "../../vendors.admin.ts";
import { newVersion } from "./version.server.ts";

/** Staff set it freely; who changes it records it, alone or with the other fields of the form. */
export const vendorStatus = defineStatus({
  table: "vendors",
  states: ADMIN_VENDOR_STATUSES,
  columns: ["name"],
  moves: freeMoves(ADMIN_VENDOR_STATUSES),
  touch: () => ({ updated_at: newVersion }),
});
