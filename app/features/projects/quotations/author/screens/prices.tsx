import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { prefetchLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { listAddress } from "#app/platform/list/list-address.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { PRICES_PATH } from "../../quotation.ts";
import type { OwnPrice } from "../../quotations.schema.ts";
import { PriceDialog } from "../components/price-dialog.tsx";
import { matchesWords, type PricedFor, pricesQuery } from "../components/price-picker.tsx";
import { PriceRow } from "../components/price-row.tsx";
import "../quote-builder.css";

/** `name`: the id of the vendor or professional in whose name. */
const address = listAddress({ name: "id" });

const idOf = ({ vendorId, professionalId }: PricedFor) => vendorId ?? professionalId ?? "";

export const handle = { namespaces: ["quotations", "ui.form"] };

export const loader = prefetchLoader(signedInPeople, (server) => [server.quotations.sources.queryOptions()]);

/** The screen itself loads. */
export const shouldRevalidate = () => false;

export default hydrated(Prices);

/** What someone usually charges, as the quote builder offers it. */
function Prices() {
  const t = useT("quotations");
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { data: sources } = useQuery(orpc.quotations.sources.queryOptions());
  const names = sources?.names ?? [];
  const asked = address.parse(parameters).name || null;
  const name = names.find((one) => idOf(one) === asked) ?? names[0];
  return (
    <div className="mx-auto max-w-[980px]">
      <title>{t("prices.title")}</title>
      <DashboardHeader
        title={t("prices.title")}
        text={t("prices.text")}
        actions={
          <ButtonLink size="sm" to="/quote-builder">
            {t("list.title")}
          </ButtonLink>
        }
      />
      {sources && !name && <EmptyState title={t("list.notYours")} text={t("list.notYoursText")} />}
      {names.length > 1 && name && (
        <Select
          fieldClass="mt-6 max-w-[420px]"
          label={t("start.name")}
          value={idOf(name)}
          onChange={(event) => void navigate(PRICES_PATH + address.format({ name: event.target.value }), { replace: true })}
        >
          {names.map((one) => (
            <option key={idOf(one)} value={idOf(one)}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
      {name && <PriceList key={idOf(name)} author={name} />}
    </div>
  );
}

function PriceList({ author }: { author: PricedFor }) {
  const t = useT("quotations");
  const { data: prices, error, refetch } = useQuery(pricesQuery(author));
  const [search, setSearch] = useState("");
  const [opened, setOpened] = useState<OwnPrice | "new" | null>(null);
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpened("new")}>
      {t("prices.new")}
    </Button>
  );
  const found = prices?.filter(({ text }) => matchesWords(text, search)) ?? [];
  return (
    <section className="mt-6 grid gap-4" aria-label={t("prices.title")}>
      {prices && prices.length > 0 && (
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Input
            fieldClass="min-w-[220px] grow max-w-[420px]"
            type="search"
            label={t("prices.search")}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {add}
        </div>
      )}
      {error ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("prices.failed")}</p>
        </LocalErrorBox>
      ) : !prices ? (
        <Skeleton height="320px" />
      ) : prices.length === 0 ? (
        <EmptyState title={t("prices.emptyTitle")} text={t("prices.empty")} actions={add} />
      ) : (
        <>
          <p className="text-sm text-muted" role="status">
            {t("prices.count", { n: found.length })}
          </p>
          {found.length > 0 && (
            <ul className="price-rows">
              {found.map((price) => (
                <PriceRow key={price.id} price={price} author={author} onEdit={() => setOpened(price)} />
              ))}
            </ul>
          )}
        </>
      )}
      {opened && <PriceDialog author={author} price={opened === "new" ? null : opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
