import { faultsOf } from "./fault.ts";

const ADMINS_SHARE = "row.id !== viewer.id && row.can_act";

/** Checks of papers, and what the product knows of a person. */
export const PEOPLE = [
  {
    name: "bytes that another person has too are removed",
    file: "app/platform/media/store-bytes.server.ts",
    find: "if (found?.isNamed) return null;",
    replace: "",
    tests: ["app/platform/media/remove-files.test.ts"],
  },
  ...faultsOf(
    "app/features/people/verifications",
    ["verifications.test.ts"],
    [
      ["a check ends a day early", "server/jobs.server.ts", "`valid_until < ${sqlToday}`", "`valid_until <= ${sqlToday}`"],
      ["the last day on which it is shown is one too early", "server/trust.server.ts", "q.valid_until >= ${sqlToday} -", "q.valid_until > ${sqlToday} -"],
      ["a check that was over long ago is shown", "server/trust.server.ts", " and q.valid_until >= ${sqlToday} - ${SHOWN_AFTER}::int", ""],
      ["papers of a suspended person are shown", "server/trust.server.ts", "u.suspended_at is null and ", ""],
      ["the reminder comes a day late", "server/jobs.server.ts", "${sqlToday} + ${REMIND_DAYS}::int", "${sqlToday} + ${REMIND_DAYS - 1}::int"],
      ["the reminder comes a day early", "server/jobs.server.ts", "${sqlToday} + ${REMIND_DAYS}::int", "${sqlToday} + ${REMIND_DAYS + 1}::int"],
      ["who has sent the next is reminded", "server/jobs.server.ts", "n.status = 'submitted')", "false)"],
      ["everybody is reminded every night", "server/jobs.server.ts", " and q.reminded_at is null", ""],
    ],
  ),
  ...faultsOf(
    "app/features/people/personal-data",
    ["personal-data.test.ts", "personal-data.export.test.ts"],
    [
      ["an account is erased a day early", "server/erasure.server.ts", "GRACE_DAYS * DAY_MS", "(GRACE_DAYS - 1) * DAY_MS"],
      [
        "an account opens again after its time",
        "server/deletion.server.ts",
        '.where("deletion_requested_at", ">", new Date(now.getTime() - GRACE_DAYS * DAY_MS))',
        "",
      ],
      ["the last admin who can act leaves", "server/deletion.server.ts", ADMINS_SHARE, "row.id !== viewer.id"],
      ["one copy more than a day allows", "server/exports.server.ts", "EXPORTS_A_DAY - today", "EXPORTS_A_DAY + 1 - today"],
      [
        "copies of others are listed",
        "server/exports.server.ts",
        '    .where("user_id", "=", userId)\n    .orderBy("requested_at", "desc")',
        '    .orderBy("requested_at", "desc")',
      ],
    ],
  ),
];
