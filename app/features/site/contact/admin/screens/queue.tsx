import { Paperclip } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { admins, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SearchOf } from "#app/platform/list/list-address.ts";
import { morePages } from "#app/platform/list/more-pages.ts";
import { NameLink } from "#app/ui/list/cells.tsx";
import { ChoiceFilter } from "#app/ui/list/choice-filter.tsx";
import { dayColumn, statusColumn, wideColumn } from "#app/ui/list/columns.tsx";
import { FilteredList } from "#app/ui/list/filtered-list.tsx";
import type { Column } from "#app/ui/list/list-table.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { useListAddress } from "#app/ui/list/use-list-address.ts";
import type { ContactItem } from "../../contact.contract.ts";
import { contactAddress } from "../../contact.search.ts";
import { CONTACT_STATUSES, CONTACT_TOPICS } from "../../contact.ts";
import { ContactBadge } from "../../visitor/components/contact-badge.tsx";
import { ContactDialog } from "../components/contact-dialog.tsx";

const messages = (queries: typeof orpc, search: SearchOf<typeof contactAddress>) =>
  queries.contact.list.infiniteOptions(morePages(contactAddress.input(search)));

export const loader = listLoader(admins, contactAddress, (server, search) => [messages(server, search)]);

/** Topics, states and what was written are named as on the contact page. */
export const handle = { namespaces: ["contact"] };

/** The screen itself loads filters and the opened item. */
export const shouldRevalidate = () => false;

export default hydrated(ContactQueue);

function ContactQueue() {
  const t = useT("contact.admin");
  const contact = useT("contact");
  const place = useListAddress(contactAddress, "/admin/contact");
  const list = useMoreList(messages(orpc, place.search));
  const columns: Column<ContactItem>[] = [
    {
      id: "text",
      head: t("list.text"),
      className: "c-name",
      cell: ({ id, excerpt }) => <NameLink to={place.to({ open: id })}>{excerpt}</NameLink>,
    },
    {
      id: "topic",
      head: contact("form.topic"),
      className: "c-meta",
      cell: ({ topic, fileCount }) => (
        <>
          {contact(`topic.${topic}`)}
          {fileCount > 0 && (
            <>
              <Paperclip size={14} className="ms-2 inline text-muted" aria-hidden />
              <span className="vh">{contact("form.files")}</span>
            </>
          )}
        </>
      ),
    },
    wideColumn("from", t("list.from"), ({ name }) => <bdi>{name}</bdi>),
    statusColumn(t("list.status"), ({ status }) => <ContactBadge status={status} />),
    dayColumn(t("list.received")),
  ];
  return (
    <FilteredList
      title={t("list.title")}
      text={t("list.lead")}
      caption={t("list.title")}
      place={place}
      words={(word) => t(`list.${word}`)}
      filters={
        <>
          <ChoiceFilter
            {...place.field("status")}
            label={t("list.status")}
            options={CONTACT_STATUSES}
            text={(status) => contact(`status.${status}`)}
            counts={list.first?.counts}
            all={t("list.allStatuses")}
          />
          <ChoiceFilter
            {...place.field("topic")}
            label={contact("form.topic")}
            options={CONTACT_TOPICS}
            text={(topic) => contact(`topic.${topic}`)}
            all={t("list.allTopics")}
          />
        </>
      }
      list={list}
      columns={columns}
      opened={(item) => <ContactDialog {...item} />}
    />
  );
}
