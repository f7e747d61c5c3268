import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { IdeasNav } from "../../../visitor/components/ideas-nav.tsx";
import { MagazineSections } from "../components/magazine-sections.tsx";
import type { Route } from "./+types/magazine";
import "../../inspiration.css";

export const handle = { namespaces: ["ideas", "ideas.detail"] };

export async function loader({ context }: Route.LoaderArgs) {
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.ideaDetail.magazine.queryOptions());
  return { state: dehydrateStable(client) };
}

export async function clientLoader() {
  await browserQueryClient().prefetchQuery(orpc.ideaDetail.magazine.queryOptions());
  return { state: undefined };
}

export default function Magazine({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Content />
    </HydrationBoundary>
  );
}

/** The ideas area's inspiration page. */
function Content() {
  const t = useT("ideas.detail");
  const { code } = useLanguage();
  const follow = useAnchors();
  const page = useQuery(orpc.ideaDetail.magazine.queryOptions());
  const first = page.data?.newest[0]?.photo;
  return (
    <>
      <PageHead
        title={t("magazine.title")}
        description={t("magazine.description")}
        path="/ideas/inspiration"
        language={code}
        image={first && photoUrl(first.id, 1280, "jpg")}
      />
      <div className="wrap">
        <IdeasNav current="inspiration" />
        <PageHeader title={t("magazine.title")} text={t("magazine.text")} />
        {page.isError ? (
          <LocalErrorBox error={page.error} onTryAgain={() => void page.refetch()}>
            <p>{t("magazine.failed")}</p>
          </LocalErrorBox>
        ) : !page.data ? (
          <Skeleton height="30rem" />
        ) : (
          page.data.newest.length === 0 && <EmptyState title={t("magazine.empty")} text={t("magazine.emptyText")} />
        )}
      </div>
      {page.data && page.data.newest.length > 0 && (
        // biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads
        <div onClick={follow}>
          <MagazineSections page={page.data} />
        </div>
      )}
    </>
  );
}
