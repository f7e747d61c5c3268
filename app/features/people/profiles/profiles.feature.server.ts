import { sql } from "kysely";
import { savableKinds } from "#app/features/people/saved/public.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { profilesContract } from "./profiles.contract.ts";
import { profilesRouter } from "./server/procedures.server.ts";
import { showSavedProfiles } from "./server/saved.server.ts";

export const feature = defineFeature({
  api: { profiles: { contract: profilesContract, router: profilesRouter } },
  tables: ["former_usernames", "phone_codes"],
  personal: {
    tables: [personalTable("profile", "profiles", "id"), personalTable("profile", "former_usernames", "profile_id")],
    notExported: {
      "phone_codes.user_id": "a code that ends after minutes",
      "user_directory.user_id": "words of the profile, folded for searching",
    },
  },
  audited: { profile: { name: (id, language) => sql`select ${personName(language)} from users u where u.id = ${id}`, address: (id) => `/admin/users/${id}` } },
  fills: [savableKinds.with({ profile: showSavedProfiles })],
});
