import { accountRouter } from "#app/features/account/account.procedures.server.ts";
import { adminAreaRouter } from "#app/features/admin-area/admin-area.procedures.server.ts";
import { categoriesRouter } from "#app/features/categories/categories.procedures.server.ts";
import { vendorsAdminRouter } from "#app/features/vendors/vendors.admin.procedures.server.ts";

/** The implementation of every contract entry, in the contract's shape. */
export const router = {
  account: accountRouter,
  adminArea: adminAreaRouter,
  categories: categoriesRouter,
  vendorsAdmin: vendorsAdminRouter,
};
