import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { PRODUCT_CATEGORIES } from "#app/features/shop/products/public.ts";
import { IdSchema, vendorProcedure } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { invalidFile, notApplicable } from "#app/platform/imports/import-contract.ts";
import { IMPORT_STATUSES } from "#app/platform/imports/import-status.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { ROW_PROBLEMS } from "./product-imports.ts";
import { FIELDS } from "./rows/columns.ts";

const Count = z.number().int().nonnegative();
const FieldName = z.enum(FIELDS);

const Import = z.object({
  id: IdSchema,
  vendorId: IdSchema,
  fileName: z.string(),
  isDryRun: z.boolean(),
  status: z.enum(IMPORT_STATUSES),
  totalRows: Count,
  processedRows: Count,
  /** Pieces; with those unchanged and failed they are all that were read so far. */
  created: Count,
  updated: Count,
  unchanged: Count,
  failed: Count,
  /** The file's columns, with the field that each is read as. */
  columns: z.array(z.object({ header: z.string(), field: FieldName.nullable() })),
  category: z.enum(PRODUCT_CATEGORIES),
  /** Why it failed as a whole, in English. */
  failure: z.string().nullable(),
  startedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** A completed dry run whose file is still stored. */
  isApplicable: z.boolean(),
});
export type ProductImport = z.infer<typeof Import>;

const Problem = z.object({
  /** As a spreadsheet numbers it: the header is row 1. */
  row: Count,
  position: Count,
  code: z.enum(ROW_PROBLEMS),
  column: z.string(),
  value: z.string(),
  item: z.string().nullable(),
});
export type ImportProblem = z.infer<typeof Problem>;

const tags = ["Vendors: product imports"];
const One = z.object({ id: IdSchema });
const path = (rest = "") => `/vendor/product-imports${rest}` as const;
/** What headers mean that nobody knows, or know wrongly. */
const Mapping = z.record(z.string().max(300), FieldName).default({});
const FORMATS = ["csv", "xlsx"] as const;

export const productImportsContract = {
  /**
   * Stores a CSV file or a spreadsheet of pieces and queues its import. Columns are Shopify's or our own. A dry run writes nothing. At most 20 MB.
   * Owners, managers and editors.
   */
  start: vendorProcedure
    .meta({ uploadMegabytes: 25 })
    .route({ method: "POST", path: path(), summary: "Import pieces from a file", successStatus: 202, tags })
    .errors(declare(invalidFile))
    .input(
      z.object({ vendorId: IdSchema, file: z.file(), category: z.enum(PRODUCT_CATEGORIES), isDryRun: z.union([z.boolean(), z.stringbool()]).default(true) }),
    )
    .output(Import),
  /** Runs the file of a dry run for real, or once more as a dry run, with the meaning of its columns. Owners, managers and editors. */
  apply: vendorProcedure
    .route({ method: "POST", path: path("/{id}/apply"), summary: "Apply a dry run of pieces", successStatus: 202, tags })
    .errors(declare(notApplicable, invalidFile))
    .input(One.extend({ mapping: Mapping, category: z.enum(PRODUCT_CATEGORIES), isDryRun: z.boolean().default(false) }))
    .output(Import),
  get: vendorProcedure
    .route({ method: "GET", path: path("/{id}"), summary: "Get an import of pieces", tags })
    .input(One)
    .output(Import),
  /** Newest first, of the viewer's vendors. Vendors and their people. */
  list: vendorProcedure.route({ method: "GET", path: path(), summary: "List imports of pieces", tags }).input(afterInput.default({})).output(morePage(Import)),
  /** The import now and after each change, until it has ended. The vendor's people. */
  watch: vendorProcedure
    .route({ method: "GET", path: path("/{id}/events"), summary: "Watch an import of pieces", tags })
    .input(One)
    .output(eventIterator(Import)),
  /** Stops it after the current batch; written pieces stay. Owners, managers and editors. */
  cancel: vendorProcedure
    .route({ method: "POST", path: path("/{id}/cancel"), summary: "Cancel an import of pieces", tags })
    .errors(declare(statusConflict))
    .input(One)
    .output(Import),
  /** Problems in the order of the file. The vendor's people. */
  listProblems: vendorProcedure
    .route({ method: "GET", path: path("/{id}/problems"), summary: "List the problems of an import of pieces", tags })
    .input(One.extend(afterInput.shape))
    .output(morePage(Problem)),
  /** All pieces of one vendor, as an import reads them. The vendor's people. */
  exportFile: vendorProcedure
    .route({ method: "GET", path: path("/export/{vendorId}"), summary: "Export a vendor's pieces", tags })
    .input(z.object({ vendorId: IdSchema, format: z.enum(FORMATS).default("csv") }))
    .output(z.file()),
};
