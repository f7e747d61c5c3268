import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { IDEA_FEED } from "#app/platform/pages/feed.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { InspirationCard } from "../components/inspiration-card.tsx";
import type { Route } from "./+types/newest-images";
import "../../inspiration.css";

export const handle = { namespaces: ["ideas", "ideas.detail", "ideas.reactions"] };

export async function loader({ context }: Route.LoaderArgs) {
  const client = makeQueryClient();
  await client.prefetchQuery(context.get(requestContext).orpc.ideaDetail.newestImages.queryOptions());
  return { state: dehydrateStable(client) };
}

export async function clientLoader() {
  await browserQueryClient().prefetchQuery(orpc.ideaDetail.newestImages.queryOptions());
  return { state: undefined };
}

export default function NewestImages({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Content />
    </HydrationBoundary>
  );
}

/** The grid of the eight newest images. */
function Content() {
  const t = useT("ideas.detail");
  const { code } = useLanguage();
  const follow = useAnchors();
  const images = useQuery(orpc.ideaDetail.newestImages.queryOptions());
  const first = images.data?.[0]?.image;
  return (
    <div className="wrap">
      <PageHead
        title={t("newest.title")}
        description={t("newest.text")}
        path="/inspiration"
        language={code}
        feed={IDEA_FEED}
        image={first && photoUrl(first.id, 1280, "jpg")}
      />
      <PageHeader title={t("newest.title")} text={t("newest.text")} />
      {images.isError ? (
        <LocalErrorBox error={images.error} onTryAgain={() => void images.refetch()}>
          <p>{t("newest.failed")}</p>
        </LocalErrorBox>
      ) : !images.data ? (
        <Skeleton height="24rem" />
      ) : images.data.length === 0 ? (
        <EmptyState title={t("newest.empty")} text={t("newest.emptyText")} />
      ) : (
        <>
          {/* biome-ignore lint/a11y: the links inside are the controls; this only prevents full page loads */}
          <ul className="inspiration-grid" onClick={follow}>
            {images.data.map((card, index) => (
              <li key={card.id}>
                <InspirationCard card={card} isFirst={index < 2} />
              </li>
            ))}
          </ul>
          <p className="inspiration-more">
            <ButtonLink to="/ideas" variant="primary">
              {t("newest.more")}
            </ButtonLink>
            <ButtonLink to="/ideas/inspiration">{t("magazine.title")}</ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}
