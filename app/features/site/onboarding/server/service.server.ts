import { type Kysely, sql, type Transaction } from "kysely";
import { listActiveCategories } from "#app/features/directory/categories/public.server.ts";
import { insertVendor, setOwner, vendorsWhere } from "#app/features/directory/vendors/public.server.ts";
import { readProfile, updateProfile } from "#app/features/people/profiles/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { setRole } from "#app/platform/auth/accounts.server.ts";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { canonicalCity, regions } from "#app/platform/places/places.ts";
import { nameFor } from "#app/platform/text/local-names.ts";
import type { OnboardingOptions, OnboardingState } from "../onboarding.contract.ts";
import { missingStep } from "../onboarding.rules.ts";
import { type AnswerField, type AnswerProblem, type Answers, FIELDS_OF_STEP, type FormStep, isOnboarded, STEPS, VENDOR_TYPES } from "../onboarding.ts";
import { checkStep } from "../onboarding-answers.rules.ts";
import { isRoleOpen } from "./role.server.ts";

/** A vendor's answers about its business until it has a record. */
type Business = Pick<Answers, "vendorType" | "categoryIds" | "description"> & { vendorId?: string };
const NO_BUSINESS: Business = { vendorType: "", categoryIds: [], description: "" };

type Row = { role: string; step: string; answers: Partial<Business>; completed_at: Date | null };
const readRow = (executor: Kysely<DB>, userId: string) =>
  executor.selectFrom("onboardings").select(["role", "step", "answers", "completed_at"]).where("user_id", "=", userId).executeTakeFirst() as Promise<
    Row | undefined
  >;

type Problems = Partial<Record<AnswerField, AnswerProblem>>;

/** Reads it afresh, with the role as it is by now. */
export async function readState(userId: string): Promise<OnboardingState> {
  const [grants, profile, row, canChooseRole, owned] = await Promise.all([
    roleCache().get(userId),
    readProfile(userId),
    readRow(db, userId),
    isRoleOpen(db, userId),
    sql<{ vendors: number; claims: number }>`select
      (select count(*)::int from vendors where id in ${vendorsWhere(userId, "read")} and deleted_at is null) vendors,
      (select count(*)::int from vendor_claims where user_id = ${userId} and status = 'open') claims`.execute(db),
  ]);
  if (!grants) throw notFound();
  const { role, isFallback } = grants;
  const fields = profile?.fields;
  const facts = fields && { full_name: fields.fullName, phone: fields.phone, company_name: fields.companyName };
  const missing = missingStep({ role, roleIsFallback: isFallback, profile: facts ?? null });
  const own = row?.role === role ? row : undefined;
  const steps: readonly string[] = isOnboarded(role) ? STEPS[role] : [];
  // A value of the first step is missing again: ask again.
  const step = missing && own?.completed_at ? steps[0] : (steps.find((name) => name === own?.step) ?? steps[0]);
  return {
    role,
    canChooseRole,
    steps: [...steps],
    step: step ?? null,
    // An assigned role without missing values needs no steps.
    isDone: !missing && (steps.length === 0 || !!own?.completed_at || (!own && !canChooseRole)),
    answers: {
      fullName: fields?.fullName ?? "",
      phone: fields?.phone ?? "",
      professionalType: fields?.professionalType ?? "",
      companyName: fields?.companyName ?? "",
      yearsOfExperience: fields?.yearsOfExperience ?? null,
      specializations: fields?.specializations ?? [],
      serviceAreas: fields?.serviceAreas ?? [],
      bio: fields?.bio ?? "",
      city: fields?.city ?? "",
      vendorType: own?.answers.vendorType ?? NO_BUSINESS.vendorType,
      categoryIds: own?.answers.categoryIds ?? NO_BUSINESS.categoryIds,
      description: own?.answers.description ?? NO_BUSINESS.description,
    },
    hasVendor: (owned.rows[0]?.vendors ?? 0) > 0,
    openClaims: owned.rows[0]?.claims ?? 0,
  };
}

export async function listOptions(language: string): Promise<OnboardingOptions> {
  const categories = await listActiveCategories();
  return {
    regions: regions(language),
    categories: categories.map(({ id, name, nameAr, parentId }) => ({ id, name: nameFor(name, nameAr, language), parentId })),
  };
}

type Update = Parameters<typeof updateProfile>[1]["changes"];

/** Saves to the profile, by its rules. Codes without a text here become `choice`. */
async function saveProfile(viewer: Viewer, changes: Update, context: ProcedureContext): Promise<void> {
  const profile = await readProfile(viewer.id);
  if (!profile) throw notFound();
  await updateProfile(viewer, { id: viewer.id, version: profile.version, changes }, context);
}

/** Records the progress. Saving an earlier step again never loses a later one. */
async function goOn(executor: Kysely<DB>, userId: string, role: keyof typeof STEPS, saved: Step, business: Partial<Business>): Promise<void> {
  const steps: readonly string[] = STEPS[role];
  const next = steps[steps.indexOf(saved) + 1] ?? saved;
  const values = { user_id: userId, role, step: next, answers: JSON.stringify(business) };
  await executor
    .insertInto("onboardings")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({
        role,
        step: sql<string>`case when onboardings.role = ${role} and array_position(${sql.val(steps)}::text[], onboardings.step) > array_position(${sql.val(steps)}::text[], ${next})
          then onboardings.step else ${next} end`,
        answers: sql<string>`onboardings.answers || ${eb.ref("excluded.answers")}`,
        updated_at: new Date(),
      })),
    )
    .execute();
}
type Step = (typeof STEPS)[keyof typeof STEPS][number];

/** @throws INVALID with a problem for each field; FORBIDDEN for a step of another role */
export async function saveStep(viewer: Viewer, step: FormStep, given: Partial<Answers>, context: ProcedureContext): Promise<OnboardingState> {
  const { role } = viewer;
  if (!isOnboarded(role) || !STEPS[role].some((name) => name === step)) throw forbidden();
  const answers = Object.fromEntries(FIELDS_OF_STEP[step].map((field) => [field, given[field]])) as Partial<Answers>;
  const problems = checkStep(step, answers);
  const { vendorType, categoryIds, description, ...profile } = answers;
  if (step === "offer") Object.assign(problems, { ...(await checkBusiness(answers)), ...problems });
  if (Object.keys(problems).length > 0) throw invalid<Problems>(problems);
  await saveProfile(viewer, Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined)) as Update, context);
  const isLast = STEPS[role].at(-1) === step;
  await db.transaction().execute(async (trx) => {
    await goOn(
      trx,
      viewer.id,
      role,
      step,
      step === "offer" ? { vendorType: vendorType ?? "", categoryIds: categoryIds ?? [], description: description ?? "" } : {},
    );
    if (isLast) await complete(trx, viewer.id, role);
  });
  return readState(viewer.id);
}

async function checkBusiness({ vendorType, categoryIds = [], city }: Partial<Answers>): Promise<Partial<Record<AnswerField, AnswerProblem>>> {
  const known = new Set((await listActiveCategories()).map(({ id }) => id));
  return {
    ...(VENDOR_TYPES.some((type) => type === vendorType) ? {} : { vendorType: "required" as const }),
    ...(categoryIds.every((id) => known.has(id)) ? {} : { categoryIds: "unknownChoice" as const }),
    ...(city && !canonicalCity(city) ? { city: "city" as const } : {}),
  };
}

/** The onboarding is over, and with it the choice of the role. */
async function complete(trx: Transaction<DB>, userId: string, role: keyof typeof STEPS): Promise<void> {
  const done = await trx
    .updateTable("onboardings")
    .set({ completed_at: new Date(), updated_at: new Date() })
    .where("user_id", "=", userId)
    .where("completed_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  if (done && (await isRoleOpen(trx, userId))) await setRole(trx, userId, role);
}

/** The row of a vendor who has said everything about the business, locked: two clicks make one vendor. @throws FORBIDDEN, INVALID */
async function lockVendor(trx: Transaction<DB>, viewer: Viewer): Promise<Row> {
  if (viewer.role !== "vendor") throw forbidden();
  await trx.selectFrom("onboardings").select("user_id").where("user_id", "=", viewer.id).forUpdate().execute();
  const row = await readRow(trx, viewer.id);
  if (row?.role !== "vendor" || row.step !== "record") throw invalid<Problems>({ vendorType: "required" });
  return row;
}

export async function createVendor(viewer: Viewer, { requestId }: ProcedureContext): Promise<OnboardingState> {
  const profile = await readProfile(viewer.id);
  await db.transaction().execute(async (trx) => {
    const { answers } = await lockVendor(trx, viewer);
    if (answers.vendorId) return;
    const { companyName, city, phone } = profile?.fields ?? { companyName: null, city: null, phone: null };
    if (!companyName) throw invalid<Problems>({ companyName: "required" });
    const own = {
      contact_phone: phone,
      contact_email: viewer.email,
      description: answers.description || null,
      categoryIds: answers.categoryIds ?? [],
    };
    const vendorType = (answers.vendorType || "Service") as "Service";
    const vendorId = await insertVendor(trx, { actor: viewer, requestId }, { name: companyName, vendorType, city }, own);
    await setOwner(trx, viewer, { id: vendorId, name: companyName, name_ar: null, organization_id: null }, viewer.id);
    await goOn(trx, viewer.id, "vendor", "record", { vendorId });
    await complete(trx, viewer.id, "vendor");
  });
  return readState(viewer.id);
}

/** @throws INVALID while there is neither a vendor nor a claim */
export async function finish(viewer: Viewer): Promise<OnboardingState> {
  const state = await readState(viewer.id);
  await db.transaction().execute(async (trx) => {
    await lockVendor(trx, viewer);
    if (!state.hasVendor && state.openClaims === 0) throw invalid<Problems>({ companyName: "required" });
    await complete(trx, viewer.id, "vendor");
  });
  return readState(viewer.id);
}
