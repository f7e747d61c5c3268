import { prefetchLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { ReceivedQuestions, receivedQuery } from "../components/received-questions.tsx";

export const handle = { namespaces: ["questions", "ui.form", "moderation.button"] };

export const loader = prefetchLoader(vendors, (server) => [receivedQuery(server, "product")]);

export default hydrated(VendorQuestions);

function VendorQuestions() {
  return <ReceivedQuestions type="product" />;
}
