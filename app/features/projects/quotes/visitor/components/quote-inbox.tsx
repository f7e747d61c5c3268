import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { REACHES } from "../../quotes.reach.ts";
import { quoteAddress } from "../../quotes.search.ts";
import { QUOTE_STATUSES } from "../../quotes.ts";
import { QuoteDialog } from "./quote-dialog.tsx";
import { type QuoteScope, useQuoteColumns } from "./use-quote-columns.tsx";

/** The requests of a scope: admins read all, vendors those they received, everybody those they sent. */
export function quoteList({ quotes }: typeof orpc, scope: QuoteScope, search: SearchOf<typeof quoteAddress>) {
  const list = { all: quotes.listAll, received: quotes.listReceived, sent: quotes.listMine }[scope];
  return list.infiniteOptions(morePages(quoteAddress.input(search)));
}

type Props = { scope: QuoteScope; path: string; title: string; text: string };

export function QuoteInbox({ scope, path, title, text }: Props) {
  const t = useT("quotes");
  const place = useListAddress(quoteAddress, path);
  const list = useMoreList(quoteList(orpc, scope, place.search));
  const columns = useQuoteColumns(scope, (open) => place.to({ open }));
  return (
    <FilteredList
      title={title}
      text={text}
      caption={t("list.caption")}
      place={place}
      words={(word) => t(scope === "sent" && word === "emptyText" ? "list.emptySentText" : `list.${word}`)}
      filters={
        <>
          <ChoiceFilter
            {...place.field("status")}
            label={t("list.status")}
            options={QUOTE_STATUSES}
            text={(status) => t(scope === "sent" && status === "new" ? "list.sent" : `status.${status}`)}
            counts={list.first?.counts}
            all={t("list.allStatuses")}
          />
          {scope === "all" && (
            <ChoiceFilter
              {...place.field("reach")}
              label={t("list.reach")}
              options={REACHES}
              text={(reach) => t(`list.reachOf.${reach}`)}
              all={t("list.anyReach")}
            />
          )}
        </>
      }
      emptyActions={scope === "sent" && <ButtonLink to="/vendors">{t("list.find")}</ButtonLink>}
      list={list}
      columns={columns}
      opened={(item) => <QuoteDialog {...item} marksSeen={scope === "received"} />}
    />
  );
}
