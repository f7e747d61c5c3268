import { type Fault, faultsOf } from "./fault.ts";

/** Requests for quotes, claims of vendors, and the figures that vendors see. */
export const TRADE: readonly Fault[] = [
  {
    name: "the twenty-first request is lost",
    file: "app/platform/list/page.server.ts",
    find: "limit ${limit + 1}`;",
    replace: "limit ${limit}`;",
    tests: ["app/platform/list/page.test.ts", "app/features/projects/quotes/quotes.test.ts"],
  },
  {
    name: "any vendor account reads any claim's papers",
    file: "app/platform/media/file-access.server.ts",
    find: "isAdministrator(viewer) &&",
    replace: "viewer !== null &&",
    tests: ["app/features/directory/vendor-claims/vendor-claims.test.ts"],
  },
  ...faultsOf(
    "app/features/projects/quotes",
    ["quotes.policy.test.ts", "quotes.test.ts"],
    [
      ["any vendor answers any vendor's requests", "quotes.policy.ts", 'can(memberOf(parties), "answer");\n\nexport', 'viewer.role === "vendor";\n\nexport'],
      ["who only reads answers requests", "quotes.policy.ts", 'can(memberOf(parties), "answer");\n\nexport', 'can(memberOf(parties), "read");\n\nexport'],
      ["counts are of all requests", "server/service.server.ts", "where ${within(scope)} group by 1", "where true group by 1"],
      ["photographs of a request are public", "server/create.server.ts", "isPublic: false", "isPublic: true"],
      [
        "admins and the address on the page are notified beside the team",
        "server/mails.server.ts",
        "    return;\n  }\n  await notifyAdmins",
        "  }\n  await notifyAdmins",
      ],
      ["an owner is notified of their own request", "server/mails.server.ts", ".filter((userId) => userId !== requesterId)", ""],
      ["all of an address share the limit of one person", "server/create.server.ts", "callerOf(viewer, ip)", "callerOf(null, ip)"],
    ],
  ),
  ...faultsOf(
    "app/features/directory/vendor-claims",
    ["vendor-claims.test.ts"],
    [
      ["a telephone that was not proved speaks for a claim", "server/service.server.ts", "person.phone_verified_at !== null && ", ""],
      ["an address that was not proved speaks for a claim", "server/service.server.ts", "person.email_verified && ", ""],
      ["a deleted vendor is claimed", "server/service.server.ts", '    .where("deleted_at", "is", null)\n', ""],
    ],
  ),
  ...faultsOf(
    "app/features/site/dashboard",
    ["dashboard.test.ts"],
    [
      ["the median looks at all time", "server/selling.server.ts", " and q.created_at > now() - make_interval(days => ${RESPONSE_DAYS})", ""],
      [
        "the median looks at all vendors",
        "server/selling.server.ts",
        'from quote_requests q where q.vendor_id in ${vendorsWhere(memberId, "read")}\n      and q.answered_at',
        "from quote_requests q where q.answered_at",
      ],
      [
        "the mean in place of the median",
        "server/selling.server.ts",
        "percentile_cont(0.5) within group (order by extract(epoch from q.answered_at - q.created_at))",
        "avg(extract(epoch from q.answered_at - q.created_at))",
      ],
      [
        "weeks begin on Monday",
        "server/selling.server.ts",
        "(now() at time zone 'Asia/Riyadh') + interval '1 day') - interval '1 day')",
        "(now() at time zone 'Asia/Riyadh')))",
      ],
      [
        "weeks count what all vendors were asked",
        "server/selling.server.ts",
        'from quote_requests q where q.vendor_id in ${vendorsWhere(memberId, "read")}\n        and q.created_at >=',
        "from quote_requests q where q.created_at >=",
      ],
      [
        "a day of Riyadh ends three hours late",
        "server/selling.server.ts",
        "q.created_at at time zone 'Asia/Riyadh' as asked",
        "q.created_at at time zone 'UTC' as asked",
      ],
      ["the mark counts requests to all vendors", "server/counts.server.ts", 'v.id in ${vendorsWhere(viewer.id, "read")} and ', ""],
      ["the mark counts what was answered", "server/counts.server.ts", " and q.status in ('new', 'seen')", ""],
      ["what others saved is a vendor's count", "server/selling.server.ts", "s.entity_type = 'vendor' and s.entity_id = v.id", "s.entity_type = 'vendor'"],
    ],
  ),
];
