import { orpc } from "#app/api/client.ts";
import { prefetchLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { DocumentList } from "#app/ui/document-list.tsx";
import { CardList } from "#app/ui/list/card-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import type { OwnContact } from "../../contact.contract.ts";
import { ContactBadge } from "../components/contact-badge.tsx";
import { Replies } from "../components/replies.tsx";

const own = (queries: typeof orpc) => queries.contact.listMine.infiniteOptions(morePages({}));

export const loader = prefetchLoader(signedInPeople, (server) => [own(server)]);

export default hydrated(OwnMessages);

/** What a person wrote to the team, with the replies. */
function OwnMessages() {
  const t = useT("contact");
  const list = useMoreList(own(orpc));
  const write = (
    <ButtonLink variant="primary" to="/contact">
      {t("own.write")}
    </ButtonLink>
  );
  return (
    <div className="mx-auto max-w-[880px]">
      <title>{t("own.title")}</title>
      <DashboardHeader title={t("own.title")} text={t("own.text")} actions={write} />
      <CardList
        list={list}
        className="mt-6 grid gap-4"
        failed={t("own.failed")}
        empty={<EmptyState title={t("own.empty")} text={t("own.emptyText")} />}
        loading={<Skeleton height="16rem" className="mt-6" />}
      >
        {(item) => <Message key={item.id} item={item} />}
      </CardList>
    </div>
  );
}

function Message({ item }: { item: OwnContact }) {
  const t = useT("contact");
  const format = useFormat();
  return (
    <li className="panel grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
        <ContactBadge status={item.status} />
        <span className="font-medium">{t(`topic.${item.topic}`)}</span>
        {item.reference && <bdi className="text-muted">{item.reference}</bdi>}
        <time className="text-muted" dateTime={item.createdAt}>
          {format.date(item.createdAt, "dateTime")}
        </time>
      </div>
      <p className="whitespace-pre-line break-words" dir="auto" lang={languageOf(item.body)}>
        {item.body}
      </p>
      {item.files.length > 0 && <DocumentList documents={item.files} label={t("form.files")} />}
      <Replies replies={item.replies} />
    </li>
  );
}
