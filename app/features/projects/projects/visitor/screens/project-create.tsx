import { useQuery } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { outcomeOf } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { isId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SOURCE_KINDS, type SourceKind } from "../../projects.ts";
import { CreateProject } from "../components/create-project.tsx";
import "../../projects.css";

export const handle = { namespaces: ["projects", "ui.form"] };

const sourceQuery = (queries: typeof orpc, from: { kind: SourceKind; id: string }) => ({
  ...queries.projects.getSource.queryOptions({ input: from }),
  retry: false,
});

/** What is named by the address and cannot be seen (any more) counts as nothing: the project begins without it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireViewer(context, request);
  const search = new URL(request.url).searchParams;
  const kind = SOURCE_KINDS.find((known) => known === search.get("from"));
  const id = search.get("id") ?? "";
  const client = makeQueryClient();
  let from = kind && isId(id) ? { kind, id } : null;
  if (from)
    try {
      await client.fetchQuery(sourceQuery(context.get(requestContext).orpc as unknown as typeof orpc, from));
    } catch (error) {
      if (outcomeOf(error) !== "missing") throw error;
      from = null;
    }
  return { from, state: dehydrateStable(client) };
}

function ProjectCreate({ from }: { from: { kind: SourceKind; id: string } | null }) {
  const t = useT("projects");
  const { data } = useQuery({ ...sourceQuery(orpc, from ?? { kind: "idea", id: "" }), enabled: from !== null });
  return (
    <div className="wrap project-narrow">
      <title>{t("create.title")}</title>
      <meta name="robots" content="noindex" />
      <h1>{t("create.title")}</h1>
      <p className="mt-2 mb-8 text-muted">{t("create.text")}</p>
      <CreateProject source={from ? (data ?? null) : null} />
    </div>
  );
}

export default hydrated(ProjectCreate);
