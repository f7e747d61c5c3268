import { z } from "zod";
import { BulkChange, MOST_SELECTED } from "#app/features/talk/bulk-changes/bulk-changes.contract.ts";
import { contentProcedure, publicProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { CATEGORY_NAME_MAX, CATEGORY_TYPES, MOST_ARRANGED } from "./categories.ts";

const Photo = z.object({ id: z.uuid(), width: z.number().int().nullable(), height: z.number().int().nullable(), placeholder: z.string().nullable() });

const ActiveCategory = z.object({
  id: z.uuid(),
  name: z.string(),
  nameAr: z.string().nullable(),
  slug: z.string(),
  type: z.enum(CATEGORY_TYPES),
  parentId: z.uuid().nullable(),
  photo: Photo.nullable(),
});
export type ActiveCategory = z.infer<typeof ActiveCategory>;

const Category = ActiveCategory.extend({
  /** Other names by which files call it. */
  aliases: z.array(z.string()),
  parent: z.object({ id: z.uuid(), name: z.string(), nameAr: z.string().nullable() }).nullable(),
  isActive: z.boolean(),
  hasChildren: z.boolean(),
  vendorCount: z.number().int(),
  updatedAt: z.iso.datetime(),
  /** Changes with every edit; an update must name the one it started from. */
  version: z.iso.datetime(),
});
export type Category = z.infer<typeof Category>;

const Values = z.object({
  name: z.string().max(CATEGORY_NAME_MAX),
  nameAr: z.string().max(CATEGORY_NAME_MAX).nullable().default(null),
  type: z.enum(CATEGORY_TYPES),
  parentId: z.uuid().nullable().default(null),
  /** A new photograph; null removes the current one, undefined leaves it. */
  photo: z.file().nullish(),
});

const tags = ["Categories"];

/** Another person saved a change first; `current` is the stored category. */
export const categoryConflict = defineError("CONFLICT", {
  status: 409,
  message: "Someone else changed this category meanwhile.",
  data: z.object({ changedBy: z.string().nullable(), changedAt: z.iso.datetime(), current: Category }),
});

/** Someone else arranged, added or removed categories first. */
export const categoryOrderConflict = defineError("CONFLICT", {
  status: 409,
  message: "Someone else changed the order of categories meanwhile.",
  data: z.object({ changedBy: z.string().nullable(), changedAt: z.iso.datetime(), current: z.array(Category) }),
});

const Ids = z.array(z.uuid()).max(MOST_ARRANGED);
/** The main categories or the subcategories of one, in the order that was seen and the one that is wanted. */
const ArrangedGroup = z.object({ parentId: z.uuid().nullable(), seen: Ids, ids: Ids });
export type ArrangedGroup = z.infer<typeof ArrangedGroup>;

export const categoriesContract = {
  /** Every active category, in the order that staff arranged, for filters and forms. Open to everybody. */
  listActive: publicProcedure.route({ method: "GET", path: "/categories", summary: "List the active categories", tags }).output(z.array(ActiveCategory)),
  /** Every category with its parent, in the order that staff arranged, children directly beneath their parent. Content managers. */
  list: contentProcedure.route({ method: "GET", path: "/admin/categories", summary: "List all categories", tags }).output(z.array(Category)),
  /**
   * Makes a category; the server gives it its slug. INVALID names the field: `name` required or taken, `parentId` unknown,
   * notTopLevel, self or hasChildren, `photo` with the reason. Content managers.
   */
  create: contentProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: "/admin/categories", summary: "Create a category", successStatus: 201, tags })
    .input(Values)
    .output(Category),
  /**
   * Changes name, type, parent and photograph; the slug stays, since addresses are built from it. CONFLICT when someone else changed the category
   * since `version`: then nothing is written. Content managers.
   */
  update: contentProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "PUT", path: "/admin/categories/{id}", summary: "Update a category", tags })
    .errors(declare(categoryConflict))
    .input(Values.extend({ id: z.uuid(), version: z.iso.datetime() }))
    .output(Category),
  /**
   * Arranges main categories, subcategories or both at once. CONFLICT when the order is no longer as it was seen: then nothing is written. INVALID `ids`:
   * incomplete, when a group does not name each of its categories once. Content managers.
   */
  arrange: contentProcedure
    .route({ method: "PUT", path: "/admin/categories/order", summary: "Arrange categories", tags })
    .errors(declare(categoryOrderConflict))
    .input(z.object({ groups: z.array(ArrangedGroup).max(MOST_ARRANGED) }))
    .output(z.array(Category)),
  /** Shows the category in public filters or hides it there; INVALID `nameAr` without an Arabic name. The same state twice changes nothing. Content managers. */
  setActive: contentProcedure
    .route({ method: "PATCH", path: "/admin/categories/{id}/active", summary: "Activate or deactivate a category", tags })
    .input(z.object({ id: z.uuid(), isActive: z.boolean() }))
    .output(Category),
  /** Activates or deactivates many; those without an Arabic name stay hidden. `bulkChanges` undoes it. Content managers. */
  setActiveOfMany: contentProcedure
    .route({ method: "POST", path: "/admin/categories/active", summary: "Activate or deactivate categories", tags })
    .input(z.object({ ids: z.array(z.uuid()).min(1).max(MOST_SELECTED), isActive: z.boolean() }))
    .output(BulkChange),
  /**
   * Moves the vendors and subcategories of a category to another one and removes it; files that name it mean the other from then on. INVALID `into`:
   * unknown, self or notTopLevel. Cannot be undone. Content managers.
   */
  merge: contentProcedure
    .route({ method: "POST", path: "/admin/categories/{id}/merge", summary: "Merge a category into another", tags })
    .input(z.object({ id: z.uuid(), into: z.uuid() }))
    .output(Category.extend({ movedVendors: z.number().int() })),
};
