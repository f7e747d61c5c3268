import { lazy, Suspense, useEffect, useState } from "react";
import { DesignEditor } from "#app/features/studio/design-editor/public.tsx";
import { PageHead } from "#app/kit/page-head.tsx";
import { StudioModes } from "#app/kit/studio-modes.tsx";
import { useViewer } from "#app/kit/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { parseBrief } from "../../brief/brief-address.ts";
import { CREATOR_PATH, creatorAddress, EDITOR_PATH } from "../../interior-creator.ts";
import { Description } from "../components/description.tsx";
import type { Route } from "./+types/creator";
import "../../interior-creator.css";

/** Rooms and cards of ideas, and the editor of the second tab, bring texts of their own. */
export const handle = { namespaces: ["ideas", "design-editor", "ui.form"] };

const BoardList = lazy(() => import("../components/board-list.tsx").then((module) => ({ default: module.BoardList })));

const read = (request: Request) => {
  const { searchParams } = new URL(request.url);
  return { ...creatorAddress.parse(searchParams), brief: parseBrief(searchParams) };
};
export const loader = ({ request }: Route.LoaderArgs) => read(request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => read(request);

/** A board from a description, or a photograph in the editor. */
export default function Creator({ loaderData: { tab, brief } }: Route.ComponentProps) {
  const t = useT("interior-creator");
  const shell = useT("shell");
  const { code } = useLanguage();
  const { viewer } = useViewer();
  const editor = useT("design-editor");
  const title = tab === "editor" ? editor("title") : t("title");
  // Once opened, the editor stays mounted, so that its photograph survives a change of tabs.
  const [wasEditor, setWasEditor] = useState(tab === "editor");
  useEffect(() => {
    if (tab === "editor") setWasEditor(true);
  }, [tab]);
  return (
    <div className="wrap creator-page">
      <PageHead title={title} description={t("description")} path={CREATOR_PATH} language={code} />
      <PageHeader
        title={title}
        text={t(`lead.${tab}`)}
        crumbs={[{ label: shell("nav.home"), to: "/home" }, { label: t("toolsCrumb"), to: "/ideas/ai-tools" }, { label: title }]}
      />
      <StudioModes current={tab === "editor" ? "editor" : "creator"} editorPath={EDITOR_PATH} />
      <div className="tab-body">
        {(tab === "editor" || wasEditor) && (
          <div hidden={tab !== "editor"}>
            <Suspense fallback={<Skeleton height="24rem" />}>
              <DesignEditor here={EDITOR_PATH} />
            </Suspense>
          </div>
        )}
        <div hidden={tab !== "description"}>
          <Description start={brief} isShown={tab === "description"} />
        </div>
      </div>
      {viewer && tab === "description" && (
        <Suspense fallback={<Skeleton className="mt-16" height="16rem" />}>
          <BoardList />
        </Suspense>
      )}
    </div>
  );
}
