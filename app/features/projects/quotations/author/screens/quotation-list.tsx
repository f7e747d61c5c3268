import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy, Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { newRandomId } from "#app/platform/database/random-id.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import type { Tone } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { toast } from "#app/ui/toast.tsx";
import { PRICES_PATH, QUOTATION_STATES, type QuotationState } from "../../quotation.ts";
import type { QuotationCard } from "../../quotations.contract.ts";
import { quotationAddress } from "../../quotations.search.ts";
import { BeginBid } from "../components/begin-bid.tsx";
import { StartDialog } from "../components/start-dialog.tsx";
import "../quote-builder.css";
import "../quote-lines.css";
import "../quote-narrow.css";

const TONES: Record<QuotationState, Tone> = { draft: "neutral", sent: "info", revising: "info", accepted: "ok", declined: "danger" };

const quotations = (queries: typeof orpc, search: SearchOf<typeof quotationAddress>) =>
  queries.quotations.list.infiniteOptions(morePages(quotationAddress.input(search)));

export const handle = { namespaces: ["quotations"] };

export const loader = listLoader(signedInPeople, quotationAddress, (server, search) => [quotations(server, search), server.quotations.sources.queryOptions()]);

/** The screen itself loads filters. */
export const shouldRevalidate = () => false;

export default hydrated(QuotationList);

function QuotationList() {
  const t = useT("quotations");
  const place = useListAddress(quotationAddress, "/quote-builder");
  const list = useMoreList(quotations(orpc, place.search));
  const [parameters] = useSearchParams();
  const requestId = parameters.get("request");
  const { data: sources } = useQuery(orpc.quotations.sources.queryOptions());
  const [isStarting, setStarting] = useState(false);
  const columns = useColumns();
  if (requestId) return <BeginBid requestId={requestId} professionalId={parameters.get("professional")} />;
  if (sources?.names.length === 0)
    return (
      <>
        <title>{t("list.title")}</title>
        <EmptyState level={1} title={t("list.notYours")} text={t("list.notYoursText")} />
      </>
    );
  const begin = (
    <Button size="sm" variant="primary" icon={<Plus aria-hidden />} onClick={() => setStarting(true)}>
      {t("start.button")}
    </Button>
  );
  return (
    <FilteredList
      title={t("list.title")}
      text={t("list.text")}
      actions={
        <>
          <ButtonLink size="sm" to={PRICES_PATH}>
            {t("prices.title")}
          </ButtonLink>
          {begin}
        </>
      }
      place={place}
      words={(word) => t(`list.${word}`)}
      filters={
        <ChoiceFilter {...place.field("state")} label={t("list.state")} options={QUOTATION_STATES} text={(state) => t(`state.${state}`)} all={t("list.all")} />
      }
      emptyActions={begin}
      list={list}
      columns={columns}
    >
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
    </FilteredList>
  );
}

function useColumns(): Column<QuotationCard>[] {
  const t = useT("quotations");
  const format = useFormat();
  return [
    {
      id: "name",
      head: t("fields.title"),
      className: "c-name",
      cell: ({ id, title, client, vendor, professional }) => (
        <>
          <NameLink to={`/quote-builder/${id}`} label={t("list.open", { title: title || t("paper.untitled") })} lang={title ? languageOf(title) : undefined}>
            {title || t("paper.untitled")}
          </NameLink>
          <span className="type" dir="auto">
            {[client, vendor ?? professional].filter(Boolean).join(" · ")}
          </span>
        </>
      ),
    },
    { id: "gross", head: t("totals.gross"), className: "c-meta", cell: ({ gross }) => <MoneyText amount={gross} /> },
    wideColumn("validUntil", t("list.validUntil"), ({ validUntil }) => (validUntil ? format.date(`${validUntil}T12:00:00+03:00`) : "–")),
    statusColumn(t("list.state"), ({ state, number }) => (
      <StatusBadge tone={TONES[state]}>{state === "draft" ? t("state.draft") : t(`stateOf.${state}`, { n: number })}</StatusBadge>
    )),
    {
      id: "acts",
      head: <span className="vh">{t("list.acts")}</span>,
      headClass: "end-col",
      className: "c-acts end-col",
      cell: (card) => <CopyButton {...card} />,
    },
  ];
}

/** Begins another with the same lines. */
function CopyButton({ id, title }: QuotationCard) {
  const t = useT("quotations");
  const navigate = useNavigate();
  const [key] = useState(newRandomId);
  const copying = useMutation({
    mutationFn: async () => {
      const { author } = await api.quotations.get({ id });
      return api.quotations.create({ vendorId: author.vendorId, professionalId: author.professionalId, idempotencyKey: key, from: { kind: "quotation", id } });
    },
    onSuccess: (made) => navigate(`/quote-builder/${made.id}`),
    onError: () => toast({ title: t("start.failed"), tone: "danger" }),
  });
  return (
    <IconButton className="sm" label={t("start.copy", { title: title || t("paper.untitled") })} onClick={() => copying.mutate()}>
      <Copy size={16} aria-hidden />
    </IconButton>
  );
}
