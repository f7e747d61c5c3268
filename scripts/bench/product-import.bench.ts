import { Readable } from "node:stream";
import { onCopy, processorSeconds, productsDatabase } from "./database.ts";

const ROWS = 30_000;

/** A file as Shopify exports it: a piece has one to three rows, the first with its texts, each with a variant. */
function* lines(count: number): Generator<string> {
  yield "Handle,Title,Title (Arabic),Body (HTML),Type,Rooms,Styles,Materials,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Width (cm),Status\n";
  const types = ["sofa", "table", "lamp", "shelf", "bed"];
  for (let row = 0, piece = 0; row < count; piece += 1) {
    for (let n = 0; n < Math.min(1 + (piece % 3), count - row); n += 1) {
      const texts =
        n === 0
          ? `Piece ${piece % 900} of oak,قطعة ${piece % 900} من البلوط,"<p>Solid oak, oiled by hand.</p><p>Number ${piece}.</p>",${types[piece % 5]},majlis,modern,oak`
          : ",,,,,,";
      yield `p-${piece},${texts},Fabric,${["Emerald", "Ruby", "Sand"][n]},SKU-${piece}-${n},${500 + (piece % 90)},${piece % 12},${60 + (piece % 200)},active\n`;
    }
    row += 1 + (piece % 3);
  }
}

/** An import of 30,000 rows of pieces beside 200,000: as a dry run, for real, and once more. */
export async function run(): Promise<void> {
  await onCopy(await productsDatabase(), "bench_product_import", async () => {
    const { db } = await import("#app/platform/database/db.server.ts");
    const { storage } = await import("#app/platform/storage/storage.server.ts");
    const { newId } = await import("#app/platform/database/ids.ts");
    const { giveVendor } = await import("#app/platform/testing/give-vendor.ts");
    const { aUser } = await import("#app/platform/testing/people.ts");
    const { runImport } = await import("#app/features/shop/product-imports/run/run-import.server.ts");
    const owner = await aUser("vendor");
    const vendor = await db.selectFrom("vendors").select("id").orderBy("id").limit(1).executeTakeFirstOrThrow();
    await giveVendor(vendor.id, owner.id);
    await storage.put("imports/bench.csv", Readable.from(lines(ROWS)), { type: "text/csv" });
    for (const [name, isDryRun] of [
      ["dry run", true],
      ["new pieces", false],
      ["the same file again", false],
    ] as const) {
      const id = newId();
      const file = { file_name: "bench.csv", storage_key: "imports/bench.csv", byte_size: 1, total_rows: ROWS, category: "decor" };
      await db
        .insertInto("product_imports")
        .values({ ...file, id, vendor_id: vendor.id, created_by: owner.id, is_dry_run: isDryRun })
        .execute();
      const before = await processorSeconds();
      const started = performance.now();
      await runImport(id, { signal: new AbortController().signal });
      const seconds = (performance.now() - started) / 1000;
      const after = await processorSeconds();
      const done = await db.selectFrom("product_imports").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      console.log(
        `${name}: ${Math.round(ROWS / seconds)} rows/s (${seconds.toFixed(1)} s, processor: Node ${(after.node - before.node).toFixed(1)} s, database ${(after.database - before.database).toFixed(1)} s): ` +
          `${done.status}, created ${done.created_count}, unchanged ${done.unchanged_count}, failed ${done.failed_count}`,
      );
    }
  });
}
