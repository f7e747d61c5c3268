import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { PROJECTS_PATH } from "../../projects.ts";
import { ProjectPage } from "../components/project-page.tsx";
import "../../projects.css";
import "../../project-now.css";

export const handle = {
  namespaces: ["messages.button", "projects", "projects.amount", "projects.briefing", "projects.pieces", "requests", "quotes", "ui.form", "ui.pieces"],
};

const projectQuery = (queries: typeof orpc, id = "") => ({ ...queries.projects.get.queryOptions({ input: { id } }), retry: false });

export const loader = itemLoader(signedInPeople, (server, { id }) => projectQuery(server, id));

function ProjectScreen({ isFound }: { isFound: boolean }) {
  const t = useT("projects");
  const { id = "" } = useParams();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...projectQuery(orpc, id), enabled: isFound });
  useLiveEvents("project", (event) => void ((!event || event.id === id) && client.invalidateQueries({ queryKey: orpc.projects.key() })));
  if (!isFound) return <MissingPage title={t("missing.title")} text={t("missing.text")} to={PROJECTS_PATH} action={t("missing.back")} />;
  if (!data) return error ? <LocalErrorBox error={error} onTryAgain={() => void refetch()} /> : null;
  return (
    <>
      <title>{data.title}</title>
      <ProjectPage key={id} project={data} />
    </>
  );
}

export default hydrated<{ isFound: boolean }>(ProjectScreen);
