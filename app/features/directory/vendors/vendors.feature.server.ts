import { sql } from "kysely";
import { categoryMembers } from "#app/features/directory/categories/public.server.ts";
import { profileListings } from "#app/features/people/profiles/public.server.ts";
import { reviewSubjects } from "#app/features/people/reviews/public.server.ts";
import { savableKinds } from "#app/features/people/saved/public.server.ts";
import { bidderFaces, vendorsAtWork } from "#app/features/projects/requests/public.server.ts";
import { bulkKinds } from "#app/features/talk/bulk-changes/public.server.ts";
import { countedSubjects } from "#app/features/talk/counts/public.server.ts";
import { defineFeature, madeSince } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { organizationListings } from "#app/platform/organizations/listings.server.ts";
import { organizationFollowers, organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import { localColumn } from "#app/platform/text/local-column.server.ts";
import { vendorsAdminRouter } from "./admin/server/procedures.server.ts";
import { vendorStatusKind } from "./admin/server/set-status.server.ts";
import { facesOfVendors } from "./server/faces.server.ts";
import { compactDirectory, rebuildDirectoryWords } from "./server/jobs.server.ts";
import { vendorChangesRouter, vendorListingRouter } from "./server/listing-procedures.server.ts";
import { moveCategory } from "./server/move-category.server.ts";
import { vendorsRouter } from "./server/procedures.server.ts";
import { listingsOnProfile, showSavedVendors } from "./server/saved.server.ts";
import { vendorAddresses } from "./server/sitemap.server.ts";
import { organizationFollower, vendorsWhere } from "./server/team.server.ts";
import { vendorsAdminContract } from "./vendors.admin.contract.ts";
import { STATUS_CHANGE } from "./vendors.admin.ts";
import { vendorPages } from "./vendors.cached-pages.ts";
import { vendorsContract } from "./vendors.contract.ts";
import { vendorChangesContract, vendorListingContract } from "./vendors.listing.contract.ts";

export const feature = defineFeature({
  api: {
    vendors: { contract: vendorsContract, router: vendorsRouter },
    vendorsAdmin: { contract: vendorsAdminContract, router: vendorsAdminRouter },
    vendorListing: { contract: vendorListingContract, router: vendorListingRouter },
    vendorChanges: { contract: vendorChangesContract, router: vendorChangesRouter },
  },
  jobs: [compactDirectory, rebuildDirectoryWords],
  tables: ["search_words", "search_words_state", "vendor_categories", "vendor_change_requests", "vendor_counts", "vendor_photos", "vendor_slugs", "vendors"],
  reads: ["categories", "reviews", "vendor_imports"],
  personal: {
    tables: [
      personalTable("vendors", "vendors", "id", {
        omit: ["notes_internal", "name_key", "category_ids"],
        covers: [],
        where: (userId) => sql`t.organization_id in ${organizationsWhere(userId, "manageOwners")}`,
      }),
      personalTable("vendors", "vendor_change_requests", "requested_by", { omit: ["decided_by"] }),
    ],
    notExported: { "vendor_change_requests.decided_by": "belongs to the person who asked" },
    usesFile: (id) => sql`exists (select from vendors v where v.logo_id = ${id}) or exists (select from vendor_photos p where p.file_id = ${id})`,
  },
  waiting: {
    listingChanges: { count: () => sql`select count(*) from vendor_change_requests where status = 'open'` },
    vendors: { count: () => sql`select count(*) from vendors where status = 'Pending' and deleted_at is null`, isContent: true },
  },
  counted: {
    vendors: { rows: (since) => sql`from vendors where deleted_at is null and ${madeSince(since)}`, isContent: true },
  },
  audited: {
    vendor_change: {
      name: (id, language) =>
        sql`select ${localColumn("v.name", language)} from vendor_change_requests c join vendors v on v.id = c.vendor_id where c.id = ${id}`,
      address: (id) => `/admin/vendor-changes?open=${id}`,
    },
    vendor: {
      name: (id, language) => sql`select ${localColumn("name", language)} from vendors where id = ${id}`,
      address: (id) => `/admin/vendors/${id}?tab=history`,
    },
  },
  cachedPages: [...vendorPages],
  sitemap: [vendorAddresses],
  fills: [
    categoryMembers.with(moveCategory),
    bulkKinds.with({ [STATUS_CHANGE]: vendorStatusKind }),
    reviewSubjects.with(
      sql`select 'vendor'::text subject_type, id subject_id, name, name_ar, '/vendors/' || slug path, organization_id, null::uuid person_id, is_public from vendors where deleted_at is null`,
    ),
    savableKinds.with({ vendor: showSavedVendors }),
    countedSubjects.with({
      subject: "vendor",
      isPublic: (id) => sql`exists (select from vendors v where v.id = ${id} and v.is_public)`,
      isOwn: (id, personId) => sql`${id} in ${vendorsWhere(personId, "read")}`,
    }),
    profileListings.with(listingsOnProfile),
    organizationFollowers.with(organizationFollower),
    bidderFaces.with(facesOfVendors),
    vendorsAtWork.with({
      work: sql`select id vendor_id, category_ids, array_remove(coverage_areas || city, null) places from vendors where is_public and organization_id is not null`,
      categories: sql`select id from categories where is_active and parent_id is null`,
    }),
    organizationListings.with(sql`select id, organization_id, name, name_ar, slug, contact_email, is_public from vendors`),
  ],
});
