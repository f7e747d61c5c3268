import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { data, Link, type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { isId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState, ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import { IdeaEditor } from "../components/idea-editor.tsx";

export const handle = { namespaces: ["ideas"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { orpc: server } = context.get(requestContext);
  const client = makeQueryClient();
  const id = params.id ?? "";
  const query = server.ideasAdmin.get.queryOptions({ input: { id } });
  if (isId(id)) await client.prefetchQuery(query);
  const error = client.getQueryState(query.queryKey)?.error as { status?: number } | null | undefined;
  const status = !isId(id) || error?.status === 404 ? 404 : 200;
  return data({ state: dehydrateStable(client), isMissing: status === 404 }, { status });
}

export default function IdeaScreen() {
  const t = useT("idea-uploads");
  const { state, isMissing } = useLoaderData<typeof loader>();
  return (
    <>
      <Link className="link mb-3 inline-flex text-sm" to="/admin/design-ideas">
        <ArrowLeft size={16} className="flip" aria-hidden />
        {t("allIdeas")}
      </Link>
      {isMissing ? (
        <>
          <title>{t("edit.missing")}</title>
          <EmptyState title={t("edit.missing")} text={t("edit.missingText")} level={1} />
        </>
      ) : (
        <HydrationBoundary state={state}>
          <Idea />
        </HydrationBoundary>
      )}
    </>
  );
}

function Idea() {
  const t = useT("idea-uploads");
  const { id = "" } = useParams();
  // While someone types, a refetch must not replace the form's base: conflicts are found on save.
  const idea = useQuery({ ...orpc.ideasAdmin.get.queryOptions({ input: { id } }), staleTime: 0 });
  if (idea.isError && !idea.data) {
    return (
      <ErrorNotice
        title={t("error")}
        actions={
          <Button onClick={() => void idea.refetch()} pending={idea.isFetching}>
            {t("tryAgain")}
          </Button>
        }
      >
        <p>{t("edit.loadFailed")}</p>
      </ErrorNotice>
    );
  }
  if (!idea.data) return <Skeleton height="480px" />;
  return <IdeaEditor key={idea.data.id} idea={idea.data} />;
}
