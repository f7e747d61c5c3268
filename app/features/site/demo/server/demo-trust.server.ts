import type { Kysely } from "kysely";
import { neededKinds, type VerificationKind } from "#app/features/people/verifications/public.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { storeBytes } from "#app/platform/media/store-bytes.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { TRADES } from "../data/professionals.ts";
import type { DemoEntry } from "../demo-data.ts";
import { demoProfessionals } from "../demo-professionals.ts";
import { seededId } from "../seeded.ts";

type Input = { accounts: Partial<Record<Role, string>>; ranked: readonly DemoEntry[]; newest: Date };
type Check = {
  /** A demo account's role, or a demo person's username. */
  who: string;
  kind: VerificationKind;
  number: string;
  issuedBy?: string;
  document: string;
  sentDaysAgo: number;
  /** Days from the newest day on which an approved one still counts. */
  holdsDays?: number;
  rejected?: string;
};

const ENGINEERS = "Saudi Council of Engineers";
const CHECKS: readonly Check[] = [
  { who: "professional", kind: "licence", number: "SCE-418207", issuedBy: ENGINEERS, document: "Professional licence", sentDaysAgo: 41, holdsDays: 330 },
  {
    who: "professional",
    kind: "vat",
    number: "300000000200003",
    document: "VAT certificate",
    sentDaysAgo: 12,
    rejected: "The certificate names another company. Send the one of Alotaibi Studio.",
  },
  { who: "vendor", kind: "commercial_registration", number: "1010000001", document: "السجل التجاري", sentDaysAgo: 90, holdsDays: 275 },
  { who: "vendor", kind: "vat", number: "300000000100003", document: "شهادة ضريبة القيمة المضافة", sentDaysAgo: 90, holdsDays: 24 },
  { who: "lama.alshammari", kind: "licence", number: "SCE-530114", issuedBy: ENGINEERS, document: "Licence", sentDaysAgo: 50, holdsDays: 240 },
  { who: "a.alzahrani", kind: "licence", number: "SCE-377820", issuedBy: "الهيئة السعودية للمهندسين", document: "الترخيص", sentDaysAgo: 70, holdsDays: 150 },
  { who: "hessa.kitchens", kind: "commercial_registration", number: "4030000004", document: "Commercial registration", sentDaysAgo: 65, holdsDays: 300 },
  { who: "majed.build", kind: "classification", number: "CL-20981", issuedBy: "Grade 3, buildings", document: "Classification certificate", sentDaysAgo: 2 },
  { who: "rana.renovates", kind: "commercial_registration", number: "2050000006", document: "السجل التجاري", sentDaysAgo: 1 },
];

/** Rounds of the directory's other people in which they were checked; in every third nobody was. */
const ROUND = 3;
const DESIGNS = new Set(["architect", "interior_designer", "kitchen_bathroom_designer", "lighting_designer"]);

/** Designers have a license, who builds a registration; one in two of these is known for VAT, and one in four is classified. */
function directoryChecks(): Check[] {
  return demoProfessionals().flatMap(({ username, type }, index): Check[] => {
    const round = Math.floor(index / TRADES.length);
    if (round % ROUND === ROUND - 1) return [];
    const shared = { who: username, sentDaysAgo: 30 + ((index * 7) % 60), holdsDays: 60 + ((index * 53) % 600) };
    if (DESIGNS.has(type))
      return [{ ...shared, kind: "licence", number: `SCE-${610_000 + index * 37}`, issuedBy: ENGINEERS, document: "Professional license" }];
    const checks: Check[] = [{ ...shared, kind: "commercial_registration", number: String(1_011_000_000 + index * 7_919), document: "السجل التجاري" }];
    if (round % 2 === 0) checks.push({ ...shared, kind: "vat", number: `3${101_000_000 + index * 7_919}00003`, document: "شهادة ضريبة القيمة المضافة" });
    if (round % 4 === 0)
      checks.push({
        ...shared,
        kind: "classification",
        number: `CL-${30_000 + index}`,
        issuedBy: "Grade 4, buildings",
        document: "Classification certificate",
      });
    return checks;
  });
}

/** A page clearly marked as a sample, not to be mistaken for a real document. */
function demoPdf(): Buffer {
  const text = "BT /F1 18 Tf 72 720 Td (Diwan demo document. Not a real certificate.) Tj ET";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table);
}

async function storePdf() {
  const bytes = demoPdf();
  const stored = await storeBytes(bytes, { folder: "documents", extension: "pdf", type: "application/pdf" });
  return { ...stored, mime: "application/pdf", byte_size: bytes.length, is_public: false };
}

/** Checks of the demo people, two of them pending, and the demo vendor's claim to a second showroom. */
export async function insertTrust(trx: Kysely<DB>, { accounts, ranked, newest }: Input): Promise<void> {
  const pdf = await storePdf();
  const people = await trx.selectFrom("profiles").select(["id", "username"]).where("username", "is not", null).execute();
  const idOf = (who: string) => accounts[who as Role] ?? people.find(({ username }) => username === who)?.id;
  const before = (days: number) => new Date(newest.getTime() - days * DAY_MS);
  const checks = [...CHECKS, ...directoryChecks()].flatMap((check) => {
    const userId = idOf(check.who);
    return userId ? [{ ...check, userId }] : [];
  });
  const rows = checks.map(({ userId, ...check }, index) => {
    const sent = before(check.sentDaysAgo);
    const isDecided = check.holdsDays !== undefined || check.rejected !== undefined;
    const id = seededId(`check ${index}`, sent);
    const fileId = seededId(`check document ${index}`, sent);
    return {
      request: {
        id,
        user_id: userId,
        kind: check.kind,
        number: check.number,
        issued_by: check.issuedBy ?? null,
        status: check.rejected ? "rejected" : isDecided ? "approved" : "submitted",
        reason: check.rejected ?? null,
        valid_until: check.holdsDays === undefined ? null : before(-check.holdsDays).toISOString().slice(0, 10),
        decided_by: isDecided ? (accounts.admin ?? null) : null,
        decided_at: isDecided ? before(check.sentDaysAgo - 1) : null,
        created_at: sent,
      },
      file: { id: fileId, ...pdf, owner_id: userId, created_at: sent },
      document: { verification_id: id, file_id: fileId, name: `${check.document}.pdf`, position: 0 },
    };
  });
  for (const [table, values] of [
    ["verification_requests", rows.map(({ request }) => request)],
    ["files", rows.map(({ file }) => file)],
    ["verification_documents", rows.map(({ document }) => document)],
  ] as const)
    await trx
      .insertInto(table)
      .values(values as never)
      .execute();
  const verified = checks.flatMap(({ userId, holdsDays, kind }) => (holdsDays !== undefined && neededKinds("professional").includes(kind) ? [userId] : []));
  await trx.updateTable("profiles").set({ verification_status: "verified" }).where("id", "in", verified).execute();
  const waiting = idOf("rana.renovates");
  if (waiting) await trx.updateTable("profiles").set({ verification_status: "pending" }).where("id", "=", waiting).execute();
  const showroom = ranked.filter(({ vendor, index }) => vendor.status === "Verified" && index !== 0).at(-1)?.vendor;
  if (accounts.vendor && showroom)
    await trx
      .insertInto("vendor_claims")
      .values({
        id: seededId("claim", before(1)),
        vendor_id: showroom.id,
        user_id: accounts.vendor,
        relation: "owner",
        note: "This is our second showroom. The licence and the sign carry the same family name; we opened it in 2019.",
        created_at: before(1),
      })
      .execute();
}
