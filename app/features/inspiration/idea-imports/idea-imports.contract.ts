import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { contentProcedure, IdSchema } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { afterInput, morePage } from "#app/platform/list/list-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { FAILURES, ITEM_PROBLEMS, UPLOAD_STATUSES, UPLOAD_TYPES } from "./idea-imports.ts";

const Count = z.number().int().nonnegative();

const UploadError = z.object({
  /** As a spreadsheet numbers it (the header is row 1), or the place in a JSON list from 1. */
  row: Count,
  position: Count,
  /** The item's title in the file. */
  item: z.string().nullable(),
  code: z.enum(ITEM_PROBLEMS),
  field: z.string(),
  value: z.string(),
  /** The English sentence. */
  error: z.string(),
});
export type UploadErrorData = z.infer<typeof UploadError>;

const Upload = z.object({
  id: IdSchema,
  fileName: z.string(),
  uploadType: z.enum(UPLOAD_TYPES),
  status: z.enum(UPLOAD_STATUSES),
  /** 0 until the file was read once. */
  totalItems: Count,
  /** Items whose idea exists now; `existingItems` of them existed before. */
  successfulItems: Count,
  failedItems: Count,
  processedItems: Count,
  existingItems: Count,
  /** Ideas of this file that have no photograph and are not public yet. */
  draftItems: Count,
  createdAt: z.iso.datetime(),
  /** Null while it waits for another upload to end. */
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  failure: z.object({ code: z.enum(FAILURES), detail: z.string(), message: z.string() }).nullable(),
  byteSize: Count,
  receivedBytes: Count,
  startedBy: z.string().nullable(),
  /** The first problems; all of them by `listErrors`. */
  errorLog: z.array(UploadError),
});
export type UploadData = z.infer<typeof Upload>;

const tags = ["Design idea uploads"];
const One = z.object({ id: IdSchema });

export const incomplete = defineError("INCOMPLETE", {
  status: 409,
  message: "Parts of the file are still missing.",
  data: z.object({ receivedBytes: Count }),
});
export const knownFile = defineError("KNOWN_FILE", {
  status: 409,
  message: "This file was uploaded before.",
  data: z.object({ id: IdSchema, fileName: z.string(), createdAt: z.iso.datetime(), status: z.enum(UPLOAD_STATUSES), successfulItems: Count }),
});

export const ideaImportsContract = {
  /**
   * Begins to send a file, or goes on with one of the same name and size that this person began: its first `receivedBytes` are here, in parts of 4 MiB with these hashes.
   * Then `PUT /api/v1/design-idea-uploads/{id}/parts?offset=N` with each next part as the body, then `start`. Content managers.
   */
  begin: contentProcedure
    .meta({ unaudited: "Nothing is done with a file before it is complete; `start` leaves the entry." })
    .route({ method: "POST", path: "/design-idea-uploads", summary: "Begin to upload a file of design ideas", successStatus: 201, tags })
    .input(z.object({ fileName: z.string().trim().min(1).max(300), byteSize: z.number().int().positive(), isFresh: z.boolean().default(false) }))
    .output(z.object({ id: IdSchema, partBytes: Count, receivedBytes: Count, partHashes: z.array(z.string()) })),
  /** Queues a file that is all here. A file uploaded before is refused without `again`: existing ideas are not duplicated. Content managers. */
  start: contentProcedure
    .route({ method: "POST", path: "/design-idea-uploads/{id}/start", summary: "Start a bulk upload", successStatus: 202, tags })
    .errors(declare(incomplete, knownFile))
    .input(One.extend({ again: z.boolean().default(false) }))
    .output(Upload),
  get: contentProcedure.route({ method: "GET", path: "/design-idea-uploads/{id}", summary: "Get a bulk upload", tags }).input(One).output(Upload),
  /** Newest first. Content managers. */
  list: contentProcedure
    .route({ method: "GET", path: "/design-idea-uploads", summary: "List bulk uploads", tags })
    .input(afterInput.extend({ limit: z.coerce.number().int().min(1).max(100).default(20) }).default({ limit: 20 }))
    .output(morePage(Upload)),
  /** The upload now and after each change, at most ten times a second, until it has ended. Content managers. */
  watch: contentProcedure
    .route({ method: "GET", path: "/design-idea-uploads/{id}/events", summary: "Watch a bulk upload", tags })
    .input(One)
    .output(eventIterator(Upload)),
  /** Stops an upload after the current items; written ideas stay. One still being sent is deleted. Content managers. */
  cancel: contentProcedure
    .route({ method: "POST", path: "/design-idea-uploads/{id}/cancel", summary: "Cancel a bulk upload", tags })
    .errors(declare(statusConflict))
    .input(One)
    .output(Upload),
  /** Problems in the order of the file. Content managers. */
  listErrors: contentProcedure
    .route({ method: "GET", path: "/design-idea-uploads/{id}/errors", summary: "List the problems of a bulk upload", tags })
    .input(One.extend({ ...afterInput.shape, limit: z.coerce.number().int().min(1).max(1000).default(100) }))
    .output(morePage(UploadError)),
  /** All problems as a CSV file with the columns Item and Error. Content managers. */
  errorsFile: contentProcedure
    .route({ method: "GET", path: "/design-idea-uploads/{id}/errors.csv", summary: "Download the problems of a bulk upload", tags })
    .input(One)
    .output(z.file()),
};
