import { sql } from "kysely";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { defineFeature, madeSince } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { organizationFollowers, organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import { messageReportsRouter } from "./admin/server/procedures.server.ts";
import { messageReportsContract } from "./messages.admin.contract.ts";
import { messagesContract } from "./messages.contract.ts";
import { cleanMessageFilesJob } from "./server/jobs.server.ts";
import { followMembership } from "./server/place.server.ts";
import { messagesRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { messages: { contract: messagesContract, router: messagesRouter }, messageReports: { contract: messageReportsContract, router: messageReportsRouter } },
  jobs: [cleanMessageFilesJob],
  tables: ["blocks", "conversation_people", "conversations", "message_files", "message_report_messages", "message_reports", "messages"],
  personal: {
    tables: [
      personalTable("messages", "conversation_people", "user_id"),
      personalTable("messages", "conversations", "started_by", {
        omit: ["subject_key", "started_by"],
        where: (userId) => sql`t.started_by = ${userId} or t.id in (select conversation_id from conversation_people where user_id = ${userId})`,
      }),
      {
        area: "messages",
        name: "messages",
        covers: ["messages.sender_id"],
        // Both sides of a conversation, as the person sees it, without removed messages. In a team's conversations, members below owner get only their own messages.
        rows: (userId) => sql`select jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id, 'number', m.seq, 'is_mine', m.sender_id = ${userId},
            'body', case when m.removed_at is null then m.body end, 'created_at', m.created_at) as row
          from messages m join conversations c on c.id = m.conversation_id left join conversation_people p on p.conversation_id = c.id and p.user_id = ${userId}
          where m.sender_id = ${userId} or (p.user_id is not null and (p.side = 'asker' or c.organization_id is null
            or c.organization_id in ${organizationsWhere(userId, "manageOwners")})) order by m.conversation_id, m.seq`,
      },
      personalTable("messages", "message_files", "uploader_id"),
      personalTable("messages", "blocks", "blocker_id"),
      personalTable("messages", "message_reports", "reporter_id", { omit: ["reporter_id", "reported_id", "decided_by"] }),
    ],
    notExported: {
      "blocks.blocked_id": "whom others blocked is theirs to know",
      "message_reports.reported_id": "would reveal the reporter",
      "message_reports.decided_by": "belongs to those who reported",
    },
  },
  waiting: { reports: { count: () => sql`select count(*) from message_reports where status = 'open'` } },
  counted: { messages: { rows: (since) => sql`from messages where ${madeSince(since)}` } },
  audited: {
    message_report: {
      name: (id, language) => sql`select ${personName(language)} from message_reports r join users u on u.id = r.reported_id where r.id = ${id}`,
      address: () => "/admin/reports",
    },
  },
  fills: [organizationFollowers.with({ onMembership: followMembership })],
});
