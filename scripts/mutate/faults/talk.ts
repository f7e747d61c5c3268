import { type Fault, faultsOf } from "./fault.ts";

/** Who is notified of what, what stays, and who sees it. */
export const TALK: readonly Fault[] = [
  ...faultsOf(
    "app/features/talk/notifications",
    ["notifications.test.ts"],
    [
      [
        "'mark all read' reads everybody's",
        "server/service.server.ts",
        '      .where("user_id", "=", userId)\n      .where("is_read", "=", false)\n      .returning',
        '      .where("is_read", "=", false)\n      .returning',
      ],
      [
        "anyone changes anyone's notification",
        "server/service.server.ts",
        '      .where("id", "=", id)\n      .where("user_id", "=", userId)',
        '      .where("id", "=", id)',
      ],
      ["an admin is notified of what they did", "server/notify-person.server.ts", ".filter(({ id }) => id !== news.actorId)", ""],
      ["a suspended person gets a digest", "server/jobs.server.ts", '      .where("suspended_at", "is", null)\n', ""],
      ["a digest repeats what was read", "server/jobs.server.ts", "not n.is_read and n.removed_at is null", "n.removed_at is null"],
      ["a digest has others' notifications", "server/jobs.server.ts", "row.user_id === person.id && ", ""],
      ["a delayed mail comes though it was read", "server/jobs.server.ts", "owed.is_read || ", ""],
      ["what is unread goes after half a year", "server/jobs.server.ts", "where is_read and created_at", "where created_at"],
      ["the oldest are left and the newest go", "server/jobs.server.ts", "order by created_at desc, id desc offset", "order by created_at, id offset"],
    ],
  ),
  ...faultsOf(
    "app/features/talk/moderation",
    ["moderation.test.ts"],
    [
      [
        "a decision ends the reports about everything",
        "server/decide.server.ts",
        'eb.and([eb("subject_type", "=", type), eb("subject_id", "=", id)])',
        'eb("subject_type", "=", type)',
      ],
      [
        "reporters of other subjects are notified",
        "server/decide.server.ts",
        '      .where("subject_id", "=", id)\n      .where("status", "=", "open")\n      .execute();\n    if',
        '      .where("status", "=", "open")\n      .execute();\n    if',
      ],
      ["authors hear that a report about them was dismissed", "server/decide.server.ts", ' && action !== "dismiss"', ""],
      ["closing a question ends its reports", "server/decide.server.ts", 'action !== "lock" && ', ""],
      ["an admin is notified about their own text", "server/decide.server.ts", "subject.author.id !== viewer.id && ", ""],
      ["the public log names what was approved", "server/queue.server.ts", "l.action in ('hidden', 'restored', 'locked', 'unlocked')", "true"],
    ],
  ),
  ...faultsOf(
    "app/features/inspiration/ideabooks",
    ["ideabooks.test.ts"],
    [
      ["admins read private ideabooks", "ideabooks.policy.ts", '(isOpen || book.visibility === "unlisted")', "true"],
      ["a hidden ideabook stays open", "ideabooks.policy.ts", "isOpen && !book.hidden_at", "isOpen"],
      [
        "an unlisted ideabook opens without its key",
        "ideabooks.policy.ts",
        '(book.visibility === "unlisted" && key === book.share_token)',
        'book.visibility === "unlisted"',
      ],
      [
        "removing one member removes all",
        "server/members.server.ts",
        'deleteFrom("ideabook_members").where("id", "=", memberId)',
        'deleteFrom("ideabook_members").where("ideabook_id", "=", id)',
      ],
      [
        "an owner changes members of another ideabook",
        "server/members.server.ts",
        '      .where("id", "=", memberId)\n      .where("ideabook_id", "=", id)',
        '      .where("id", "=", memberId)',
      ],
      ["a member removes another", "ideabooks.policy.ts", " || memberId === viewer.id", " || true"],
      [
        "who has not proved the address hears of an invitation",
        "server/members.server.ts",
        '"=", address).where("email_verified", "=", true)',
        '"=", address)',
      ],
    ],
  ),
  {
    name: "one event more than a limit says",
    file: "app/platform/api/rate-limit.server.ts",
    find: "row.count <= max",
    replace: "row.count <= max + 1",
    tests: ["app/platform/api/rate-limit.test.ts"],
  },
  {
    name: "a window ends a second late",
    file: "app/platform/api/rate-limit.server.ts",
    find: "count = case when r.window_start <= now() - make_interval(secs => ${windowSeconds})",
    replace: "count = case when r.window_start <= now() - make_interval(secs => ${windowSeconds + 1})",
    tests: ["app/platform/api/rate-limit.test.ts"],
  },
  {
    name: "limits of today are removed",
    file: "app/platform/api/rate-limit.server.ts",
    find: "STORED_SECONDS = DAY_SECONDS",
    replace: "STORED_SECONDS = 0",
    tests: ["app/platform/api/rate-limit.test.ts"],
  },
];
