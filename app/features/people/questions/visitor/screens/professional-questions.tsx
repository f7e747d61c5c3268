import { prefetchLoader, professionalTeams } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { ReceivedQuestions, receivedQuery } from "../components/received-questions.tsx";

export const handle = { namespaces: ["questions", "ui.form", "moderation.button"] };

export const loader = prefetchLoader(professionalTeams, (server) => [receivedQuery(server, "professional")]);

export default hydrated(ProfessionalQuestions);

function ProfessionalQuestions() {
  return <ReceivedQuestions type="professional" />;
}
