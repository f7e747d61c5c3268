import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { data, useNavigate } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { StudioModes } from "#app/kit/studio-modes.tsx";
import { useViewer } from "#app/kit/viewer.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { designPath, EDITOR_PATH } from "../../design-editor.ts";
import { Editor } from "../components/editor.tsx";
import type { Route } from "./+types/design-editor";

export const handle = { namespaces: ["ui.form"] };

const DesignList = lazy(() => import("../components/design-list.tsx").then((module) => ({ default: module.DesignList })));

/** An open design is its owner's alone; without one the editor is open to everybody. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = makeQueryClient();
  if (!params.id) return data({ state: dehydrateStable(client) });
  requireViewer(context, request);
  const query = context.get(requestContext).orpc.designEditor.get.queryOptions({ input: { id: params.id } });
  const isFound = await client.fetchQuery({ ...query, retry: false }).then(
    () => true,
    () => false,
  );
  return data({ state: dehydrateStable(client) }, { status: isFound ? 200 : 404 });
}

/** The screen itself loads another design. */
export const shouldRevalidate = () => false;

export async function clientLoader() {
  return { state: undefined };
}

export default function DesignEditor({ loaderData, params }: Route.ComponentProps) {
  const t = useT("design-editor");
  const shell = useT("shell");
  const { code } = useLanguage();
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const id = params.id ?? null;
  // After the first saving the address is the design's, and the editor goes on as it is.
  const [made, setMade] = useState<string | null>(null);
  const isSame = id === null || id === made;
  return (
    <HydrationBoundary state={loaderData.state}>
      <div className="wrap editor-page">
        <PageHead title={t("title")} description={t("description")} path={EDITOR_PATH} language={code} isHidden={id !== null} />
        <PageHeader
          title={t("title")}
          text={t("lead")}
          crumbs={[{ label: shell("nav.home"), to: "/home" }, { label: t("toolsCrumb"), to: "/ideas/ai-tools" }, { label: t("title") }]}
        />
        <StudioModes current="editor" />
        {isSame ? (
          <Editor
            key="fresh"
            here={EDITOR_PATH}
            onSaved={(design) => {
              setMade(design.id);
              void navigate(designPath(design.id), { replace: true, preventScrollReset: true });
            }}
          />
        ) : (
          <Saved id={id} />
        )}
        {viewer && (
          <Suspense fallback={<Skeleton className="mt-16" height="16rem" />}>
            <DesignList open={id} />
          </Suspense>
        )}
      </div>
    </HydrationBoundary>
  );
}

function Saved({ id }: { id: string }) {
  const t = useT("design-editor");
  const query = useQuery({ ...orpc.designEditor.get.queryOptions({ input: { id } }), retry: false });
  if (query.data) return <Editor key={id} design={query.data} here={designPath(id)} />;
  const { code } = problemOf(query.error);
  if (code === "NOT_FOUND" || code === "BAD_REQUEST")
    return (
      <EmptyState
        title={t("missing.title")}
        text={t("missing.text")}
        actions={
          <ButtonLink variant="primary" to={EDITOR_PATH}>
            {t("missing.action")}
          </ButtonLink>
        }
      />
    );
  if (query.isError) return <LocalErrorBox error={query.error} onTryAgain={() => void query.refetch()} />;
  return <Skeleton className="editor-wait" height="auto" />;
}
