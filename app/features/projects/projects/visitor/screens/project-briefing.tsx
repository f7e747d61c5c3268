import { useQuery } from "@tanstack/react-query";
import { data, type LoaderFunctionArgs } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { isId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { PROJECTS_PATH } from "../../projects.ts";
import { Briefing } from "../components/briefing.tsx";
import "../../briefing.css";
import "../../projects.css";

export const handle = { namespaces: ["projects", "projects.amount", "projects.briefing", "projects.pieces", "ui.form", "ui.pieces"] };

const briefQuery = (queries: typeof orpc, id: string) => ({ ...queries.projects.getBrief.queryOptions({ input: { id } }), retry: false });

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireViewer(context, request);
  const id = new URL(request.url).searchParams.get("project") ?? "";
  const client = makeQueryClient();
  const { orpc: server } = context.get(requestContext);
  let isFound = isId(id);
  if (isFound)
    try {
      await Promise.all([client.fetchQuery(briefQuery(server as unknown as typeof orpc, id)), client.prefetchQuery(server.quotes.options.queryOptions())]);
    } catch (error) {
      if (outcomeOf(error) !== "missing") throw error;
      isFound = false;
    }
  return data({ id, isFound, state: dehydrateStable(client) }, { status: isFound ? STATUS.found : STATUS.missing });
}

/** The steps are one page: what is stored is in its cache. */
export const shouldRevalidate = () => false;

function ProjectBriefing({ id, isFound }: { id: string; isFound: boolean }) {
  const t = useT("projects");
  const { data: brief } = useQuery({ ...briefQuery(orpc, id), enabled: isFound });
  if (!isFound) return <MissingPage title={t("missing.title")} text={t("missing.text")} to={PROJECTS_PATH} action={t("missing.back")} />;
  return (
    <div className="wrap project-wide">
      <title>{t("briefing", { project: brief?.values.title ?? "" })}</title>
      <meta name="robots" content="noindex" />
      {brief && <Briefing key={id} brief={brief} />}
    </div>
  );
}

export default hydrated(ProjectBriefing);
