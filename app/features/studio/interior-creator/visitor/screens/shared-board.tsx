import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { orpc } from "#app/api/client.ts";
import { itemLoader, SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import { everybody } from "#app/api/list-loader.server.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { briefPath } from "../../brief/brief-address.ts";
import { CostLine, Ground, MatchedIdeas } from "../components/board-view.tsx";
import { MissingBoard } from "../components/missing-board.tsx";
import type { Route } from "./+types/shared-board";
import "../../interior-creator.css";

export const handle = { namespaces: ["ideas"] };

const SeenPieces = lazy(() => import("../components/board-pieces.tsx").then((module) => ({ default: module.SeenPieces })));

const boardQuery = (queries: typeof orpc, key = "") => ({ ...queries.interiorCreator.shared.queryOptions({ input: { key } }), retry: false });

export const loader = itemLoader(everybody, (server, { key }) => boardQuery(server, key));

export const headers = () => SECRET_ADDRESS;

/** A board as anyone who has its link sees it. */
export default function SharedBoard({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Content shareKey={params.key} />
    </HydrationBoundary>
  );
}

function Content({ shareKey }: { shareKey: string }) {
  const t = useT("interior-creator");
  const format = useFormat();
  const { data: board } = useQuery(boardQuery(orpc, shareKey));
  if (!board) return <MissingBoard text={t("missing.shared")} />;
  return (
    <div className="wrap creator-page">
      <title>{board.title}</title>
      <meta name="robots" content="noindex" />
      <div className="shared-head">
        <PageHeader title={<bdi lang={languageOf(board.title)}>{board.title}</bdi>} text={t("share.date", { date: format.date(board.updatedAt) })} />
        <ButtonLink variant="primary" to={briefPath(board.brief)}>
          {t("share.own")}
        </ButtonLink>
      </div>
      <div className="creator-board">
        {board.brief.words && (
          <p className="shared-words" dir="auto">
            {board.brief.words}
          </p>
        )}
        {board.pictures.length > 0 && (
          <ul className="board-pictures">
            {board.pictures.map(({ id, photo, engineName, model }) => (
              <li key={id}>
                <Photo image={photo && { ...photo, isPrivate: true }} sizes="(max-width: 720px) 92vw, 420px" alt={t("pictures.alt")} />
                <span className="tiny muted">
                  {t("pictures.by", { engine: engineName })} {model && <bdi dir="ltr">{model}</bdi>}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Ground brief={board.brief} />
        {board.pieces.length > 0 && (
          <Suspense>
            <SeenPieces pieces={board.pieces} />
          </Suspense>
        )}
        <CostLine cost={board.cost} budget={board.brief.budget} />
        <MatchedIdeas ideas={board.ideas} />
      </div>
    </div>
  );
}
