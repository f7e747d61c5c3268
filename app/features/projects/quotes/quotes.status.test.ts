import "#app/api/router.server.ts";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { describeStatus, plainMoves } from "#app/platform/testing/status-cases.ts";
import { quoteStatus } from "./server/status.server.ts";
import { aQuote } from "./testing/a-quote.ts";

describeStatus(quoteStatus, {
  make: async (status) => (await aQuote(await aVendor(), await aUser(), { status })).id,
  run: plainMoves(quoteStatus),
});
