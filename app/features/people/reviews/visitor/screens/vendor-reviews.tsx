import { prefetchLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { ReceivedReviews, receivedQuery } from "../components/received-reviews.tsx";

export const handle = { namespaces: ["reviews", "ui.form", "moderation.button"] };

export const loader = prefetchLoader(vendors, (server) => [receivedQuery(server, "vendor")]);

export default hydrated(VendorReviews);

function VendorReviews() {
  return <ReceivedReviews type="vendor" />;
}
