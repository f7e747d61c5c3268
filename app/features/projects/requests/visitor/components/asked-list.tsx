import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { ownRequestsAddress } from "../../requests.search.ts";
import type { RequestStatus } from "../../requests.ts";
import { JobRow, jobAddress } from "./job-row.tsx";
import { QuoteStateBadge, RequestBadge } from "./request-badge.tsx";

export const askedQuery = ({ requests }: typeof orpc, search: SearchOf<typeof ownRequestsAddress>) =>
  requests.listMine.infiniteOptions(morePages(ownRequestsAddress.input(search)));

const STATES = ["", "running", "over"] as const;

/** Everything that a household asked for: bids on its projects, and quotes of one vendor. */
export function AskedList({ path }: { path: string }) {
  const t = useT("requests");
  const { search, to } = useListAddress(ownRequestsAddress, path);
  const list = useMoreList(askedQuery(orpc, search));
  return (
    <>
      <Tabs
        label={t("asked.label")}
        current={search.status || "all"}
        tabs={STATES.map((status) => ({ id: status || "all", to: to({ status }), label: t(`asked.${status || "all"}`) }))}
      />
      <CardList
        list={list}
        className="job-rows"
        failed={t("list.failed")}
        empty={
          <EmptyState
            title={t("none.asked.title")}
            text={t("none.asked.text")}
            actions={
              <ButtonLink variant="primary" to="/dashboard/projects">
                {t("none.asked.action")}
              </ButtonLink>
            }
          />
        }
        loading={<Skeleton height="16rem" className="mt-6" />}
      >
        {(row) => (
          <JobRow
            key={row.id}
            row={row}
            isOwn
            to={jobAddress(row, true)}
            price={
              row.fixedPrice ? (
                <MoneyText {...row.fixedPrice} />
              ) : row.bids ? (
                <span className="text-sm text-muted">{t("row.bids", { n: row.bids })}</span>
              ) : null
            }
            badge={
              row.source === "request" ? (
                <RequestBadge status={row.status as RequestStatus} isBooking={row.fixedPrice !== null} />
              ) : (
                <QuoteStateBadge status={row.status as "new"} />
              )
            }
          />
        )}
      </CardList>
    </>
  );
}
