import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { ListEmpty } from "#app/ui/list/list-empty.tsx";
import { ListScreen, ListTools } from "#app/ui/list/list-screen.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { quoteAddress } from "../../quotes.search.ts";
import { QUOTE_STATUSES, REACHES } from "../../quotes.ts";
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
  const { search, to, go, isFiltered, clear } = useListAddress(quoteAddress, path);
  const list = useMoreList(quoteList(orpc, scope, search));
  const columns = useQuoteColumns(scope, (open) => to({ open }));
  return (
    <ListScreen
      title={title}
      text={text}
      caption={t("list.caption")}
      tools={
        <ListTools label={t("list.search")}>
          <DelayedSearch label={t("list.search")} value={search.search} onChange={(words) => go({ search: words })} />
          <ChoiceFilter
            label={t("list.status")}
            value={search.status}
            onChange={(status) => go({ status })}
            options={QUOTE_STATUSES}
            text={(status) => t(`status.${status}`)}
            counts={list.first?.counts}
            all={t("status.all")}
          />
          {scope === "all" && (
            <ChoiceFilter
              label={t("list.reach")}
              value={search.reach}
              onChange={(reach) => go({ reach })}
              options={REACHES}
              text={(reach) => t(`list.reachOf.${reach}`)}
              all={t("status.all")}
            />
          )}
        </ListTools>
      }
      list={list}
      failed={t("list.failed")}
      empty={
        <ListEmpty
          isFiltered={isFiltered}
          onClear={clear}
          none={{ title: t("list.empty"), text: t(scope === "sent" ? "list.emptySentText" : "list.emptyText") }}
          noMatch={{ title: t("list.noMatch"), text: t("list.noMatchText") }}
          actions={scope === "sent" && <ButtonLink to="/vendors">{t("list.find")}</ButtonLink>}
        />
      }
      columns={columns}
    >
      {search.open && <QuoteDialog key={search.open} id={search.open} marksSeen={scope === "received"} onClose={() => go({ open: "" })} />}
    </ListScreen>
  );
}
