import { Link, useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader, SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import { everybody } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Photo } from "#app/ui/photo.tsx";
import { EmptyState, MissingPage, Skeleton } from "#app/ui/states.tsx";
import { PriceNow } from "../components/price-now.tsx";
import "../../saved.css";

const shared = (queries: typeof orpc, token: string) => queries.wishlists.getShared.infiniteOptions(morePages({ token }));

export const loader = itemLoader(everybody, (server, { token = "" }) => shared(server, token));

export const headers = () => SECRET_ADDRESS;

export default hydrated<{ isFound: boolean }>(SharedWishlist);

function SharedWishlist({ isFound }: { isFound: boolean }) {
  const { token = "" } = useParams();
  return isFound ? <Pieces token={token} /> : <Missing />;
}

function Pieces({ token }: { token: string }) {
  const t = useT("saved");
  const list = useMoreList(shared(orpc, token));
  const name = list.first?.name ?? "";
  return (
    <div className="wrap py-10">
      <title>{name}</title>
      <meta name="robots" content="noindex" />
      <h1>
        <bdi lang={languageOf(name)}>{name}</bdi>
      </h1>
      <p className="mt-1 text-muted">{t("shared.text")}</p>
      <CardList
        list={list}
        className="saved-list"
        label={t("page.caption")}
        failed={t("page.failed")}
        empty={<EmptyState title={t("shared.empty")} actions={<ButtonLink to="/products">{t("shared.find")}</ButtonLink>} />}
        loading={<Skeleton className="mt-6" height="20rem" />}
      >
        {({ id, shown, priceThen }) => (
          <li key={id} className="saved-row">
            <Photo image={shown.photo} shape="4:3" sizes="120px" alt="" />
            <div className="min-w-0">
              <h2>
                <Link to={shown.to}>
                  <bdi lang={languageOf(shown.title)}>{shown.title}</bdi>
                </Link>
              </h2>
              {shown.line && (
                <p className="line">
                  <bdi>{shown.line}</bdi>
                </p>
              )}
            </div>
            <p className="price-now">
              <PriceNow shown={shown} priceThen={priceThen} />
            </p>
          </li>
        )}
      </CardList>
    </div>
  );
}

function Missing() {
  const t = useT("saved");
  return <MissingPage title={t("shared.missing")} text={t("shared.missingText")} to="/shop" action={t("shared.find")} />;
}
