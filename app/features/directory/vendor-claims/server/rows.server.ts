import { sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { cityName } from "#app/platform/places/places.ts";
import { localText } from "#app/platform/text/local-text.ts";
import type { ClaimItem, ClaimVendor } from "../vendor-claims.contract.ts";
import type { ClaimRelation, ClaimStatus } from "../vendor-claims.ts";

export type VendorRow = {
  vendor_id: string;
  vendor_name: string;
  vendor_name_ar: string | null;
  vendor_slug: string;
  vendor_city: string | null;
  is_public: boolean;
};
export type ClaimRow = VendorRow & {
  id: string;
  user_id: string;
  status: ClaimStatus;
  relation: ClaimRelation;
  reason: string | null;
  created_at: Date;
  decided_at: Date | null;
};

export const vendorColumns = sql`v.id vendor_id, v.name vendor_name, v.name_ar vendor_name_ar, v.slug vendor_slug, v.city vendor_city, v.is_public`;
export const columns = sql`c.id, c.user_id, c.status, c.relation, c.reason, c.created_at, c.decided_at, ${vendorColumns}`;

export const presentVendor = (row: VendorRow, language: string): ClaimVendor => ({
  id: row.vendor_id,
  name: localText(row.vendor_name, row.vendor_name_ar, language),
  slug: row.vendor_slug,
  city: row.vendor_city && cityName(row.vendor_city, language),
  isPublic: row.is_public,
});

export const present = (row: ClaimRow, language: string): ClaimItem => ({
  id: row.id,
  vendor: presentVendor(row, language),
  status: row.status,
  relation: row.relation,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
});

fileAccess.addForAdmins((fileId) => db.selectFrom("vendor_claim_documents").select("file_id").where("file_id", "=", fileId).executeTakeFirst());
