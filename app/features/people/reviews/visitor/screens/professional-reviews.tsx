import { prefetchLoader, professionalTeams } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { invitationsQuery } from "../components/invite-client.tsx";
import { ReceivedReviews, receivedQuery } from "../components/received-reviews.tsx";

export const handle = { namespaces: ["reviews", "ui.form", "moderation.button"] };

export const loader = prefetchLoader(professionalTeams, (server) => [receivedQuery(server, "professional"), invitationsQuery(server)]);

export default hydrated(ProfessionalReviews);

function ProfessionalReviews() {
  return <ReceivedReviews type="professional" />;
}
