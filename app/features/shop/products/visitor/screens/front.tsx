import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { useRootData } from "#app/kit/root-data.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState, ErrorNotice } from "#app/ui/states.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import type { ShopFront } from "../../products.contract.ts";
import { frontJsonLd } from "../../products.json-ld.ts";
import { finderPath } from "../../products.search.ts";
import { BuyingTerms, FrontHead, MajlisFirst, NewPieces, OtherRooms } from "../components/front-sections.tsx";
import { MadeToOrder } from "../components/made-to-order.tsx";
import type { Route } from "./+types/front";
import "../../products.css";
import "../../front.css";

export const handle = { namespaces: ["products.front"] };

const frontQuery = (queries: typeof orpc) => queries.products.front.queryOptions();

export async function loader({ context }: Route.LoaderArgs) {
  const client = makeQueryClient();
  await client.prefetchQuery(frontQuery(context.get(requestContext).orpc as unknown as typeof orpc));
  return { state: dehydrateStable(client) };
}

export async function clientLoader() {
  await browserQueryClient().prefetchQuery(frontQuery(orpc));
  return { state: undefined };
}

export default function Front({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Shop />
    </HydrationBoundary>
  );
}

function Shop() {
  const t = useT("products.front");
  const { code } = useLanguage();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const front = useQuery(frontQuery(orpc));
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("description")}
        path="/shop"
        language={code}
        jsonLd={front.data?.newest.length ? (import.meta.env.SSR ? frontJsonLd(front.data, siteUrl) : {}) : undefined}
      />
      {front.data ? (
        <Content front={front.data} />
      ) : (
        <div className="wrap section">
          <ErrorNotice
            title={t("failed")}
            actions={
              <Button onClick={() => void front.refetch()} pending={front.isFetching}>
                {t("again")}
              </Button>
            }
          />
        </div>
      )}
    </>
  );
}

function Content({ front }: { front: ShopFront }) {
  const t = useT("products.front");
  const follow = useAnchors();
  const { majlis, rooms, newest, madeToOrder } = front;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the anchors inside are what keyboards reach; this only follows them without a full load
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div onClick={follow}>
      <div className="wrap">
        <FrontHead front={front} />
        {newest.length === 0 && (
          <EmptyState title={t("empty.title")} text={t("empty.text")} actions={<ButtonLink to={finderPath({})}>{t("all")}</ButtonLink>} />
        )}
        {majlis && <MajlisFirst majlis={majlis} />}
        {rooms.length > 0 && <OtherRooms rooms={rooms} />}
        {newest.length > 0 && <NewPieces front={front} />}
      </div>
      {madeToOrder.length > 0 && <MadeToOrder pieces={madeToOrder} />}
      <div className="wrap">
        <BuyingTerms />
      </div>
    </div>
  );
}
