import { z } from "zod";
import { conflictData } from "#app/platform/api/conflict.ts";
import { adminProcedure, publicProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { listInput, numberedPage } from "#app/platform/list/list-schema.ts";
import { textAddress } from "./translations.search.ts";
import { TEXT_MAX, TEXT_STATES } from "./translations.ts";

const Page = z.string().max(100);
const Key = z.string().max(200);
const changed = z
  .string()
  .max(TEXT_MAX * 2)
  .nullable();

const Entry = z.object({
  page: Page,
  key: Key,
  /** The product's own texts; null where the key no longer exists. */
  builtIn: z.object({ en: z.string(), ar: z.string() }).nullable(),
  /** Null: the built-in text is shown. */
  enText: z.string().nullable(),
  arText: z.string().nullable(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
});
export type TextEntry = z.infer<typeof Entry>;

export const textConflict = defineError("CONFLICT", { status: 409, message: "This text has changed meanwhile.", data: conflictData(Entry) });

/** `search`: words of the key or of any of the texts; Arabic spellings are folded. */
const Filters = listInput(textAddress);

const List = numberedPage(Entry).extend({
  pages: z.array(z.object({ page: Page, keys: z.number().int(), changed: z.number().int() })),
  counts: z.record(z.enum(TEXT_STATES), z.number().int()),
});
export type TextList = z.infer<typeof List>;

const Imported = z.object({
  changed: z.number().int(),
  unchanged: z.number().int(),
  reset: z.number().int(),
  errors: z.array(z.object({ row: z.number().int(), code: z.string(), item: z.string() })),
});
export type TextImport = z.infer<typeof Imported>;

const tags = ["Translations"];

export const translationsContract = {
  /** The texts of one page that differ from the built-in ones. Open to everybody: they are on the screens. */
  listByPage: publicProcedure
    .route({ method: "GET", path: "/translations", summary: "List a page's changed texts", tags })
    .input(z.object({ page: Page }))
    .output(z.array(z.object({ key: Key, en_text: z.string().nullable(), ar_text: z.string().nullable() }))),
  /** Every text of the product with what was changed. Admins. */
  list: adminProcedure.route({ method: "GET", path: "/admin/translations", summary: "List all texts", tags }).input(Filters).output(List),
  /**
   * Changes a text; null goes back to the built-in one. INVALID names `enText` or `arText` with not_icu, placeholders, plural_forms, too_long or empty.
   * NOT_FOUND for a key that the product does not have; such a row can only be removed. CONFLICT when it differs from `base`. Admins.
   */
  update: adminProcedure
    .route({ method: "PUT", path: "/admin/translations", summary: "Change a text", tags })
    .input(z.object({ page: Page, key: Key, enText: changed, arText: changed, base: z.object({ enText: changed, arText: changed }).optional() }))
    .errors(declare(textConflict))
    .output(Entry),
  /** Applies a CSV with page, key, en_text, ar_text. Wrong rows are reported, the others are applied; with `isDryRun` nothing is written. INVALID names `file`. Admins. */
  importFile: adminProcedure
    .meta({ uploadMegabytes: 10 })
    .route({ method: "POST", path: "/admin/translations/import", summary: "Import texts", tags })
    .input(z.object({ file: z.file(), isDryRun: z.union([z.boolean(), z.stringbool()]).default(false) }))
    .output(Imported),
};
