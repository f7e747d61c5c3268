import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { contentProcedure, IdSchema } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { invalidFile, notApplicable } from "#app/platform/imports/import-contract.ts";
import { IMPORT_STATUSES } from "#app/platform/imports/import-status.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { ROW_PROBLEMS } from "./vendor-imports.ts";

const Count = z.number().int().nonnegative();

const VendorImport = z.object({
  id: IdSchema,
  fileName: z.string(),
  byteSize: Count,
  isDryRun: z.boolean(),
  status: z.enum(IMPORT_STATUSES),
  /** Null until the file was read once. */
  format: z.enum(["template", "scraped"]).nullable(),
  totalRows: Count.nullable(),
  processedRows: Count,
  /** created + updated + skipped are all data rows read so far. */
  created: Count,
  updated: Count,
  /** Rows that wrote nothing; `unchanged` and `errors` are parts of it. */
  skipped: Count,
  unchanged: Count,
  categoriesCreated: Count,
  /** The categories that it makes, or would make, by their name in the file. They stay hidden until they are named in both languages. */
  newCategories: z.array(z.object({ name: z.string(), rows: Count })),
  errors: Count,
  /** Why the whole import failed, in English. */
  failure: z.string().nullable(),
  /** The first rows that made or changed a vendor, with the fields that changed. */
  examples: z.array(z.object({ row: Count, name: z.string(), did: z.enum(["created", "updated"]), fields: z.array(z.string()) })),
  startedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  /** True while the file is stored, so that a dry run can be applied without another upload. */
  isApplicable: z.boolean(),
});
export type VendorImport = z.infer<typeof VendorImport>;

const RowError = z.object({
  /** As a spreadsheet numbers it: the header is row 1. */
  row: Count,
  position: Count,
  code: z.enum(ROW_PROBLEMS),
  column: z.string(),
  value: z.string(),
  /** The vendor's name in the file. */
  item: z.string().nullable(),
  /** The English line: "Row N: [code] message". */
  text: z.string(),
});
export type RowError = z.infer<typeof RowError>;

const tags = ["Vendor imports"];
const One = z.object({ id: IdSchema });

export const vendorImportsContract = {
  /** Stores a CSV file and queues its import; imports run one at a time. A file that cannot be imported is listed with the reason. A dry run writes no vendor. At most 200 MB. Content managers. */
  start: contentProcedure
    .meta({ uploadMegabytes: 210 })
    .route({ method: "POST", path: "/vendor-imports", summary: "Import vendors from a CSV file", successStatus: 202, tags })
    .errors(declare(invalidFile))
    .input(z.object({ file: z.file(), isDryRun: z.union([z.boolean(), z.stringbool()]).default(false) }))
    .output(VendorImport),
  /** Runs the file of a finished dry run for real. `categories`: existing categories for names of the file, in place of new ones. Content managers. */
  apply: contentProcedure
    .route({ method: "POST", path: "/vendor-imports/{id}/apply", summary: "Apply a dry run", successStatus: 202, tags })
    .errors(declare(notApplicable))
    .input(
      One.extend({
        categories: z
          .array(z.object({ name: z.string().max(300), categoryId: IdSchema }))
          .max(1000)
          .default([]),
      }),
    )
    .output(VendorImport),
  get: contentProcedure.route({ method: "GET", path: "/vendor-imports/{id}", summary: "Get an import", tags }).input(One).output(VendorImport),
  /** Newest first. Content managers. */
  list: contentProcedure
    .route({ method: "GET", path: "/vendor-imports", summary: "List imports", tags })
    .input(afterInput.extend({ limit: z.coerce.number().int().min(1).max(100).default(20) }).default({ limit: 20 }))
    .output(morePage(VendorImport)),
  /** The import now and after each change, at most ten times a second, until it has ended. Content managers. */
  watch: contentProcedure
    .route({ method: "GET", path: "/vendor-imports/{id}/events", summary: "Watch an import", tags })
    .input(One)
    .output(eventIterator(VendorImport)),
  /** Stops a queued or running import after the current batch; written rows stay. Content managers. */
  cancel: contentProcedure
    .route({ method: "POST", path: "/vendor-imports/{id}/cancel", summary: "Cancel an import", tags })
    .errors(declare(statusConflict))
    .input(One)
    .output(VendorImport),
  /** Problems in the order of the file. Content managers. */
  listErrors: contentProcedure
    .route({ method: "GET", path: "/vendor-imports/{id}/errors", summary: "List the problems of an import", tags })
    .input(One.extend({ ...afterInput.shape, limit: z.coerce.number().int().min(1).max(1000).default(100) }))
    .output(morePage(RowError)),
  /** All problems as a CSV file for spreadsheets. Content managers. */
  errorsFile: contentProcedure
    .route({ method: "GET", path: "/vendor-imports/{id}/errors.csv", summary: "Download the problems of an import", tags })
    .input(One)
    .output(z.file()),
  /** The 27 headers with sample rows. Content managers. */
  templateFile: contentProcedure.route({ method: "GET", path: "/vendor-imports/template.csv", summary: "Download the import template", tags }).output(z.file()),
};
