import type { Kysely } from "kysely";
import { CONSENT_KINDS, TEXT_VERSIONS } from "#app/platform/analytics/consent.server.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/rules/durations.ts";
import { seededId } from "../seeded.ts";

type Accounts = Partial<Record<Role, string>>;
type Said = {
  /** Null: a visitor. */
  by: Role | null;
  email?: string;
  kind: "problem" | "idea" | "praise" | "question";
  status: "new" | "in_progress" | "answered" | "closed";
  language: "en" | "ar";
  body: string;
  page: string;
  hoursAgo: number;
  note?: string;
  answer?: string;
};

const SAID: readonly Said[] = [
  {
    by: "homeowner",
    kind: "question",
    status: "answered",
    language: "ar",
    hoursAgo: 190,
    page: "/vendors?city=Riyadh",
    body: "هل أستطيع أن أرسل طلب عرض السعر نفسه إلى أكثر من مورّد دفعة واحدة؟",
    answer: "حاليًا يُرسل الطلب إلى مورّد واحد في كل مرة، وتبقى بياناتك محفوظة في النموذج فلا تعيد كتابتها. سجّلنا اقتراحك بالإرسال إلى عدة مورّدين.",
  },
  {
    by: "homeowner",
    kind: "praise",
    status: "closed",
    language: "en",
    hoursAgo: 120,
    page: "/vendors?search=carpentry",
    body: "Found a carpenter for our majlis in two evenings. The photographs of finished work made the choice easy.",
    answer: "Thank you for telling us. Wishing you many good evenings in it.",
  },
  {
    by: "homeowner",
    kind: "idea",
    status: "in_progress",
    language: "en",
    hoursAgo: 30,
    page: "/dashboard",
    body: "A place to keep the measurements of my rooms, so that I do not have to type them into every request.",
    note: "Fits with projects. Collect who else asks.",
  },
  {
    by: "professional",
    kind: "problem",
    status: "answered",
    language: "en",
    hoursAgo: 75,
    page: "/dashboard/profile",
    body: "My service areas list Al Ahsa under its English name only. Clients in Hofuf search for الهفوف.",
    answer: "The search knows both names: looking for الهفوف finds you. We will show the Arabic name beside it.",
  },
  {
    by: "vendor",
    kind: "idea",
    status: "new",
    language: "ar",
    hoursAgo: 9,
    page: "/vendor/quotes",
    body: "نتمنى ردودًا جاهزة للأسئلة المتكررة عن مدة التنفيذ والضمان، نختار منها عند الرد على الطلبات.",
  },
  {
    by: "vendor",
    kind: "problem",
    status: "in_progress",
    language: "ar",
    hoursAgo: 50,
    page: "/vendor/quotes",
    body: "صورة المجلس التي أرسلها العميل تظهر صغيرة على الجوال ولا أستطيع تكبيرها.",
    note: "Reproduced on a narrow phone.",
  },
  {
    by: null,
    email: "huda@visitor.example",
    kind: "question",
    status: "new",
    language: "en",
    hoursAgo: 4,
    page: "/vendors",
    body: "Do vendors in Tabuk also work in Duba? I could not tell from the list.",
  },
  {
    by: null,
    kind: "problem",
    status: "closed",
    language: "en",
    hoursAgo: 300,
    page: "/home",
    body: "The search field lost what I typed when I changed the language.",
    note: "Could not be reproduced; no address to ask.",
  },
];

/** Demo feedback and its replies; counted back from the demo's newest day. */
export async function insertFeedback(trx: Kysely<DB>, { accounts, newest }: { accounts: Accounts; newest: Date }): Promise<void> {
  const rows = SAID.map((said, index) => {
    const at = new Date(newest.getTime() - said.hoursAgo * HOUR_MS);
    return { ...said, at, id: seededId(`feedback ${index}`, at), key: seededId(`feedback key ${index}`, at), author: said.by && (accounts[said.by] ?? null) };
  }).filter(({ by, author }) => by === null || author !== null);
  await trx
    .insertInto("feedback")
    .values(
      rows.map((row) => ({
        id: row.id,
        idempotency_key: row.key,
        author_id: row.author,
        email: row.email ?? null,
        kind: row.kind,
        body: row.body,
        status: row.status,
        page: row.page,
        browser: "Mozilla/5.0 (demo)",
        language: row.language,
        note: row.note ?? "",
        created_at: row.at,
        updated_at: row.at,
      })),
    )
    .execute();
  const answers = rows.flatMap(({ id, answer, at }) => {
    const answeredAt = new Date(at.getTime() + 3 * HOUR_MS);
    const author = accounts.admin ?? null;
    return answer ? [{ id: seededId(`answer ${id}`, answeredAt), feedback_id: id, author_id: author, body: answer, created_at: answeredAt }] : [];
  });
  if (answers.length > 0) await trx.insertInto("feedback_answers").values(answers).execute();
}

/** The demo accounts' consents from sign-up; one of them wants news, too. */
export async function insertConsents(trx: Kysely<DB>, { accounts, newest }: { accounts: Accounts; newest: Date }): Promise<void> {
  const rows = Object.entries(accounts).flatMap(([role, userId], person) =>
    CONSENT_KINDS.filter((kind) => kind === "terms" || kind === "privacy" || (kind === "marketing" && role === "homeowner")).map((kind) => {
      const at = new Date(newest.getTime() - (40 - person) * DAY_MS);
      return {
        id: seededId(`consent ${role} ${kind}`, at),
        user_id: userId,
        kind,
        is_given: true,
        version: TEXT_VERSIONS[kind],
        source: "sign_up",
        created_at: at,
      };
    }),
  );
  if (rows.length > 0) await trx.insertInto("consents").values(rows).execute();
}
