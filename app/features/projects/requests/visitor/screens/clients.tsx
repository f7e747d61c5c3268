import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { prefetchLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { MoneyText } from "#app/ui/money-text.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { JOBS_PATH, jobPath } from "../../requests.ts";
import "../../requests.css";
import { PhoneLink } from "#app/ui/phone-link.tsx";

const clients = (queries: typeof orpc) => queries.requests.listClients.infiniteOptions(morePages({}));

export const loader = prefetchLoader(signedInPeople, (server) => [clients(server)]);

export default hydrated(Clients);

function Clients() {
  const t = useT("requests");
  const format = useFormat();
  const list = useMoreList(clients(orpc));
  return (
    <div className="jobs">
      <title>{t("clients.title")}</title>
      <DashboardHeader title={t("clients.title")} text={t("clients.text")} />
      <CardList
        list={list}
        className="job-rows"
        failed={t("list.failed")}
        empty={
          <EmptyState
            title={t("none.clients.title")}
            text={t("none.clients.text")}
            actions={<ButtonLink to={JOBS_PATH}>{t("none.clients.action")}</ButtonLink>}
          />
        }
        loading={<Skeleton height="12rem" className="mt-6" />}
      >
        {(client) => (
          <li key={client.id} className="job-row">
            <div>
              <h2>
                <Link to={jobPath(client.requestId)}>
                  <bdi>{client.name}</bdi>
                </Link>
              </h2>
              <p>
                <span>
                  <bdi lang={languageOf(client.title)}>{client.title}</bdi>
                </span>
                <span>{client.city}</span>
                <span>{t("clients.since", { day: format.date(client.awardedAt) })}</span>
                {client.phone && <PhoneLink phone={client.phone} />}
              </p>
            </div>
            <div className="job-row-end">
              <MoneyText {...client.total} />
            </div>
          </li>
        )}
      </CardList>
    </div>
  );
}
