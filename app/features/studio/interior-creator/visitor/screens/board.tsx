import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { CREATOR_PATH, EMPTY_BRIEF } from "../../interior-creator.ts";
import { Description } from "../components/description.tsx";
import { MissingBoard } from "../components/missing-board.tsx";
import type { Route } from "./+types/board";
import "../../interior-creator.css";

export const handle = { namespaces: ["ideas", "ui.form"] };

const boardQuery = (queries: typeof orpc, id = "") => ({ ...queries.interiorCreator.get.queryOptions({ input: { id } }), retry: false });

export const loader = itemLoader(signedInPeople, (server, { id }) => boardQuery(server, id));

export async function clientLoader() {
  return { state: undefined };
}

/** A saved board, to look at and to change. */
export default function BoardScreen({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Content id={params.id} />
    </HydrationBoundary>
  );
}

function Content({ id }: { id: string }) {
  const t = useT("interior-creator");
  const shell = useT("shell");
  const query = useQuery(boardQuery(orpc, id));
  const { code } = problemOf(query.error);
  if (!query.data && (code === "NOT_FOUND" || code === "BAD_REQUEST")) return <MissingBoard text={t("missing.text")} />;
  const title = query.data?.title ?? "";
  const name = <bdi lang={languageOf(title)}>{title}</bdi>;
  return (
    <div className="wrap creator-page">
      <title>{title || t("title")}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={name} crumbs={[{ label: shell("nav.home"), to: "/home" }, { label: t("title"), to: CREATOR_PATH }, { label: name }]} />
      {query.isError && !query.data && <LocalErrorBox error={query.error} onTryAgain={() => void query.refetch()} />}
      {query.isPending && <Skeleton height="24rem" />}
      {query.data && <Description key={id} start={EMPTY_BRIEF} board={query.data} />}
    </div>
  );
}
