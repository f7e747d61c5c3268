import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { vendorStatus } from "./admin/server/status.server.ts";
import { aVendor } from "./testing/a-vendor.ts";

describeStatus(vendorStatus, { make: async (status) => (await aVendor({ status })).id, run: plainMoves(vendorStatus) });
