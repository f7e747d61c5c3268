import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import type { ApprovalRule } from "../products.vendor.ts";

/** Whether a vendor's new pieces wait for staff: its own rule, else that of all. */
export async function needsApproval(source: Kysely<DB>, vendorId: string): Promise<boolean> {
  const { rows } = await sql<{ is_required: boolean }>`select coalesce(
      (select is_required from vendor_product_approval where vendor_id = ${vendorId}), (select is_required from product_approval), true) is_required`.execute(
    source,
  );
  return rows[0]?.is_required ?? true;
}

export async function ruleOf(source: Kysely<DB>, vendorId: string): Promise<ApprovalRule> {
  const own = await source.selectFrom("vendor_product_approval").select("is_required").where("vendor_id", "=", vendorId).executeTakeFirst();
  return own ? (own.is_required ? "required" : "free") : "default";
}
