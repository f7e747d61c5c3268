import { type RawBuilder, sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { listings } from "#app/platform/organizations/listings.server.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { ConversationItem, MessageFileItem, MessageItem } from "../messages.contract.ts";
import type { Subject } from "../messages.ts";
import { isAlongside, type Side } from "./place.server.ts";
import { projectsOfPerson } from "./project-subjects.server.ts";
import { quotes } from "./quote-subjects.server.ts";

/** What a conversation is about and with whom, as the queries below select it. */
export type PartyRow = {
  subject: Subject;
  side: Side;
  asker_id: string | null;
  other_id: string | null;
  other_name: string | null;
  vendor_name: string | null;
  vendor_name_ar: string | null;
  vendor_slug: string | null;
  vendor_is_public: boolean | null;
  quote_id: string | null;
  project_type: string | null;
  quote_status: string | null;
  project_id: string | null;
  project_title: string | null;
  project_people: { id: string; name: string }[] | null;
};

/** `me` and `c` are the viewer's row of conversation_people and the conversation, `o` the other side: one person, or a team as one. */
export const partyColumns = (
  language: string,
): RawBuilder<unknown> => sql`c.subject, me.side, o.asker_id, o.user_id other_id, ${personName(language)} other_name,
  v.name vendor_name, v.name_ar vendor_name_ar, v.slug vendor_slug, v.is_public vendor_is_public,
  q.id quote_id, q.project_type, q.status quote_status, pr.id project_id, pr.title project_title,
  case when pr.id is not null then (select jsonb_agg(jsonb_build_object('id', u.id, 'name', ${personName(language)}) order by p.user_id)
    from conversation_people p join users u on u.id = p.user_id where p.conversation_id = me.conversation_id and p.user_id <> me.user_id) end project_people`;

export const partyJoins = (): RawBuilder<unknown> => sql`
  join conversations c on c.id = me.conversation_id
  left join lateral (
    select (array_agg(p.user_id order by p.user_id) filter (where pu.deletion_requested_at is null))[1] user_id, max(p.last_read_seq) last_read_seq,
      case me.side when 'asker' then me.user_id else (array_agg(p.user_id))[1] end asker_id
    from conversation_people p join users pu on pu.id = p.user_id where p.conversation_id = me.conversation_id and not ${isAlongside("p")}) o on true
  left join users u on u.id = o.user_id
  left join ${listings()} v on v.id = c.vendor_id
  left join ${quotes()} q on q.id = c.quote_request_id
  left join lateral (select p.id, p.title from ${projectsOfPerson(sql`me.user_id`)} p where p.id = c.project_id limit 1) pr on true`;

/** Who reads: a team's messages count as the viewer's own side. */
export type Reader = { viewerId: string; side: Side; askerId: string | null };

export const isOwnSide = (senderId: string | null, { viewerId, side, askerId }: Reader): boolean =>
  side === "answerer" ? senderId !== askerId : senderId === viewerId;

type Party = Pick<ConversationItem, "about" | "other">;

/** The other side has the vendor's name when they speak for one, and a project's when they are its people; a deleted account has no name. */
export function presentParty(row: PartyRow, language: string): Party {
  if (row.project_id && row.project_title !== null) {
    const project = { id: row.project_id, people: row.project_people ?? [] };
    return {
      about: { kind: row.subject, quote: null, vendor: null, project },
      other: { id: null, name: row.project_title, href: `/dashboard/projects/${row.project_id}` },
    };
  }
  const vendorName = row.vendor_name && localText(row.vendor_name, row.vendor_name_ar, language);
  const isVendor = row.side === "asker" && row.subject !== "profile";
  const isThere = row.other_name !== null;
  const vendorHref = row.vendor_slug && row.vendor_is_public ? `/vendors/${encodeURIComponent(row.vendor_slug)}` : null;
  return {
    about: {
      kind: row.subject,
      quote: row.quote_id && row.project_type && row.quote_status ? { id: row.quote_id, projectType: row.project_type, status: row.quote_status } : null,
      vendor: vendorName && row.vendor_slug ? { name: vendorName, slug: row.vendor_slug } : null,
      project: null,
    },
    other: {
      id: isThere ? row.other_id : null,
      name: (isVendor ? vendorName : null) ?? row.other_name ?? "",
      href: isVendor ? vendorHref : null,
    },
  };
}

export type MessageRow = {
  id: string;
  seq: number;
  sender_id: string | null;
  sender_name: string | null;
  body: string;
  created_at: Date;
  removed_at: Date | null;
};
export type FileRow = {
  file_id: string;
  message_id: string | null;
  name: string;
  mime: string;
  byte_size: number;
  width: number | null;
  height: number | null;
  placeholder: string | null;
};

export const presentFile = (row: FileRow): MessageFileItem => ({
  id: row.file_id,
  kind: row.width ? "photo" : "file",
  name: row.name,
  size: Number(row.byte_size),
  width: row.width,
  height: row.height,
  blur: row.placeholder,
});

/** Removed messages have no content. */
export const presentMessage = (row: MessageRow, files: readonly FileRow[], reader: Reader): MessageItem => ({
  id: row.id,
  seq: row.seq,
  isMine: isOwnSide(row.sender_id, reader),
  author: (reader.side === "member" || isOwnSide(row.sender_id, reader)) && row.sender_id !== reader.viewerId ? row.sender_name : null,
  body: row.removed_at ? "" : row.body,
  at: row.created_at.toISOString(),
  isRemoved: row.removed_at !== null,
  files: row.removed_at ? [] : files.filter((file) => file.message_id === row.id).map(presentFile),
});
