import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { contactContract } from "./contact.contract.ts";
import { contactRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { contact: { contract: contactContract, router: contactRouter } },
  tables: ["contact_messages", "contact_files", "contact_replies"],
  personal: {
    tables: [
      personalTable("contact", "contact_messages", "sender_id", { omit: ["idempotency_key"] }),
      personalTable("contact", "contact_replies", "message_id", { ...within("message_id", "contact_messages", "sender_id"), omit: ["author_id"] }),
    ],
    notExported: {
      "contact_replies.author_id": "belongs to the person who was answered",
    },
  },
  waiting: { contact: { count: () => sql`select count(*) from contact_messages where status = 'open'` } },
  audited: { contact: { address: (id) => `/admin/contact?status=all&open=${id}` } },
  cachedPages: [{ match: (pathname) => pathname === "/contact", canonical: () => "/contact", tags: () => [] }],
  sitemap: [
    {
      name: "contact",
      async about() {
        const t = await translator("en", "contact");
        return [t("title"), t("description")];
      },
      pages: async () => ["/contact"],
    },
  ],
});
