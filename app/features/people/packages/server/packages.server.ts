import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { seenPart } from "#app/features/people/profiles/public.server.ts";
import { forbidden, invalid } from "#app/platform/api/errors.ts";
import { recordAudit } from "#app/platform/audit/audit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { requirePart } from "#app/platform/organizations/professionals.server.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { type OwnPackages, packagesConflict, type ShownPackage } from "../packages.contract.ts";
import { mayHavePackages } from "../packages.policy.ts";
import { judgePackages, type PackageFields } from "../packages.rules.ts";
import { MOST_PACKAGES } from "../packages.ts";
import { extrasOf, type PackageRow, presentPackage } from "./present.server.ts";

const rowsOf = (source: Kysely<DB>, ownerId: string) =>
  source.selectFrom("packages").selectAll().where("owner_id", "=", ownerId).orderBy("position").orderBy("id").limit(MOST_PACKAGES).execute();

const fieldsOf = (row: PackageRow): PackageFields => ({
  ...{ id: row.id, title: row.title, titleAr: row.title_ar, price: row.price, days: row.days, revisions: row.revisions },
  ...{ included: row.included, includedAr: row.included_ar, excluded: row.excluded, excludedAr: row.excluded_ar },
  extras: extrasOf(row).map(({ name, nameAr, price }) => ({ name, nameAr, price })),
});

function listed(rows: readonly PackageRow[]): OwnPackages {
  const packages = rows.map(fieldsOf);
  return { packages, version: createHash("sha256").update(JSON.stringify(packages)).digest("base64url").slice(0, 22) };
}

/** @throws NOT_FOUND as the profile */
export async function packagesOf(viewer: Viewer | null, key: string, language: string): Promise<ShownPackage[]> {
  const owner = await seenPart(viewer, key, "specializations");
  return owner ? (await rowsOf(db, owner.id)).map((row) => ({ id: row.id, ...presentPackage(row, language) })) : [];
}

type InNameOf = { professionalId?: string | undefined };

/** @throws NOT_FOUND for strangers to the professional's work */
export async function ownPackages(viewer: Viewer, { professionalId = viewer.id }: InNameOf = {}): Promise<OwnPackages> {
  await requirePart(db, viewer, professionalId, "read");
  return listed(await rowsOf(db, professionalId));
}

export type PackagesInput = { packages: readonly PackageFields[]; version: string } & InNameOf;

/** @throws FORBIDDEN, NOT_FOUND for strangers to the professional's work, INVALID with a problem for each place, CONFLICT when the list is no longer at `version` */
export async function savePackages(viewer: Viewer, { packages, version, professionalId: ownerId = viewer.id }: PackagesInput): Promise<OwnPackages> {
  await requirePart(db, viewer, ownerId, "editListing");
  if (!mayHavePackages(viewer, ownerId)) throw forbidden();
  const { values, problems } = judgePackages(packages);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`packages ${ownerId}`}))`.execute(trx);
    const before = listed(await rowsOf(trx, ownerId));
    if (before.version !== version) throw packagesConflict({ current: before });
    const known = new Set(before.packages.map(({ id }) => id));
    await trx.deleteFrom("packages").where("owner_id", "=", ownerId).execute();
    if (values.length > 0)
      await trx
        .insertInto("packages")
        .values(
          values.map((each, position) => ({
            // An id that is not theirs is no id.
            ...{ id: each.id !== null && known.delete(each.id) ? each.id : newId(), owner_id: ownerId, position },
            ...{ title: each.title, title_ar: each.titleAr, price: each.price, days: each.days, revisions: each.revisions },
            ...{ included: each.included, included_ar: each.includedAr, excluded: each.excluded, excluded_ar: each.excludedAr },
            extras: JSON.stringify(each.extras),
          })),
        )
        .execute();
    const names = (list: readonly PackageFields[]) => list.map(({ title, price }) => [title, price]);
    await recordAudit(trx, {
      ...{ actor: viewer, action: "packages.save", entityType: "profile", entityId: ownerId },
      changes: { packages: [names(before.packages), names(values)] },
    });
    await invalidatePages(["professionals"], trx);
    return listed(await rowsOf(trx, ownerId));
  });
}
