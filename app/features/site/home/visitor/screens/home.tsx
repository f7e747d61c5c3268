import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { IDEA_FEED } from "#app/platform/pages/feed.ts";
import { organization } from "#app/platform/pages/json-ld.ts";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { CityLine, Hero, houseImage } from "../components/hero.tsx";
import { BusinessDoor, NewIdeas, RedesignBand, Regions, Rooms, Styles } from "../components/idea-sections.tsx";
import { LatestReviews } from "../components/latest-reviews.tsx";
import { Makers } from "../components/makers.tsx";
import { VendorRows } from "../components/vendor-rows.tsx";
import type { Route } from "./+types/home";

/** Ideas and lines of vendors bring texts of their own. */
export const handle = { namespaces: ["vendors", "ideas"] };

const highlights = { input: { city: "" } };
const facets = { input: {} };

export async function loader({ context }: Route.LoaderArgs) {
  const { orpc: server } = context.get(requestContext);
  const client = makeQueryClient();
  await Promise.all([
    client.prefetchQuery(server.vendors.highlights.queryOptions(highlights)),
    client.prefetchQuery(server.vendors.facets.queryOptions(facets)),
    client.prefetchQuery(server.ideaDetail.front.queryOptions()),
  ]);
  return { state: dehydrateStable(client) };
}

export async function clientLoader() {
  const client = browserQueryClient();
  await Promise.all([
    client.prefetchQuery(orpc.vendors.highlights.queryOptions(highlights)),
    client.prefetchQuery(orpc.vendors.facets.queryOptions(facets)),
    client.prefetchQuery(orpc.ideaDetail.front.queryOptions()),
  ]);
  return { state: undefined };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <HomeHead />
      <Content />
    </HydrationBoundary>
  );
}

function HomeHead() {
  const t = useT("home");
  const { code } = useLanguage();
  const shell = useT("shell");
  const hero = useQuery(orpc.ideaDetail.front.queryOptions()).data?.hero;
  const siteUrl = useRootData()?.siteUrl ?? "";
  return (
    <PageHead
      title={t("title")}
      description={t("description")}
      path="/home"
      language={code}
      image={hero?.photo ? photoUrl(hero.photo.id, 1280, "jpg") : houseImage}
      jsonLd={import.meta.env.SSR ? organization(siteUrl, shell("siteName"), t("description")) : {}}
      feed={IDEA_FEED}
    />
  );
}

function Content() {
  const t = useT("home");
  const follow = useAnchors();
  const vendors = useQuery(orpc.vendors.highlights.queryOptions(highlights));
  const { data: counts } = useQuery(orpc.vendors.facets.queryOptions(facets));
  const ideas = useQuery(orpc.ideaDetail.front.queryOptions());
  const { hero = null, newest = [], regions = [], rooms = [], styles = [], professionals = [] } = ideas.data ?? {};
  const { city = null, reviews = [] } = vendors.data ?? {};
  const cities = (counts?.cities ?? []).filter(({ count }) => count !== 0);
  const isEmpty = ideas.data !== undefined && vendors.data !== undefined && newest.length === 0 && city === null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the anchors inside are what keyboards reach; this only follows them without a full load
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div onClick={follow}>
      <div className="wrap">
        <Hero cities={cities.length} idea={hero} />
        {counts?.allCategories && cities.length > 1 ? <CityLine vendors={counts.allCategories} cities={cities} /> : null}
        {ideas.isError && <LocalErrorBox error={ideas.error} onTryAgain={() => void ideas.refetch()} />}
        {isEmpty && (
          <div className="section">
            <EmptyState title={t("empty.title")} text={t("empty.text")} />
          </div>
        )}
        {newest.length > 0 && <NewIdeas ideas={newest} />}
      </div>
      <RedesignBand />
      <div className="wrap">
        {regions.length > 1 && <Regions regions={regions} />}
        {rooms.length > 0 && <Rooms rooms={rooms} />}
        {styles.length > 0 && <Styles styles={styles} />}
        {vendors.isError && <LocalErrorBox error={vendors.error} onTryAgain={() => void vendors.refetch()} />}
        {city && <VendorRows city={city} />}
        {professionals.length > 0 && <Makers people={professionals} />}
        {reviews.length > 0 && <LatestReviews reviews={reviews} />}
        <BusinessDoor cities={cities.length} />
      </div>
    </div>
  );
}
