import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { prefetchLoader, vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Photo } from "#app/ui/photo.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { SeenPieces } from "../../pictured-pieces.contract.ts";

export const handle = { namespaces: ["pictured-pieces"] };

const pictures = (queries: typeof orpc) => queries.picturedPieces.listMine.infiniteOptions(morePages({}));

export const loader = prefetchLoader(vendors, (server) => [pictures(server)]);

export default hydrated(VendorPictures);

/** Where the vendor's pieces stand in other people's pictures, and the switch to take them off. */
function VendorPictures() {
  const t = useT("pictured-pieces");
  const list = useMoreList(pictures(orpc));
  return (
    <div className="mx-auto max-w-[880px]">
      <title>{t("title")}</title>
      <DashboardHeader title={t("title")} text={t("text")} />
      <CardList
        list={list}
        className="mt-6 divide-y divide-line"
        failed={t("failed")}
        empty={<EmptyState title={t("empty")} text={t("emptyText")} actions={<ButtonLink to="/vendor/products">{t("pieces")}</ButtonLink>} />}
        loading={<Skeleton height="16rem" className="mt-6" />}
      >
        {(seen) => <Seen key={seen.id} seen={seen} />}
      </CardList>
    </div>
  );
}

function Seen({ seen: { id, product, place, author, isRevoked, createdAt } }: { seen: SeenPieces["items"][number] }) {
  const t = useT("pictured-pieces");
  const format = useFormat();
  const failureText = useFailureText();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: () => api.picturedPieces.setRevoked({ id, isRevoked: !isRevoked }),
    onSuccess: () => client.invalidateQueries({ queryKey: orpc.picturedPieces.key() }),
    onError: (error) => toast({ title: failureText(readFailure(error)), tone: "danger" }),
  });
  const named = { piece: product.name, idea: place.title };
  return (
    <li className="flex flex-wrap items-start gap-4 py-4">
      <Photo image={place.photo} sizes="128px" alt="" className="w-32 shrink-0" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">
          <Link to={`/vendor/products/${product.id}`} className="link">
            <bdi>{product.name}</bdi>
          </Link>
        </p>
        <p>
          <Link to={place.path} className="hover:underline" dir="auto">
            {place.title}
          </Link>
        </p>
        <p className="text-sm text-muted">
          {author ? t("markedBy", { name: author, date: format.date(createdAt, "date") }) : format.date(createdAt, "date")}
          {isRevoked && ` · ${t("taken")}`}
        </p>
      </div>
      <Button
        size="sm"
        className="phone:ms-36"
        pending={change.isPending}
        onClick={() => change.mutate()}
        aria-label={t(isRevoked ? "allowNamed" : "takeNamed", named)}
      >
        {t(isRevoked ? "allow" : "take")}
      </Button>
    </li>
  );
}
