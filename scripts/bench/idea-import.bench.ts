import { ideasDatabase, onCopy } from "./database.ts";

const ITEMS = 5_000;

/** A list as an editor makes it: titles repeat with a number, every twentieth item is wrong. */
function list(count: number): Buffer {
  const styles = ["modern", "Art Deco", "minimalist", "rustic", "mediterranean"];
  const rooms = ["living room", "kitchen", "majlis", "home-office", "outdoor"];
  const lines = ["title,description,style,room_type,color_palette,tags,estimated_cost,difficulty_level,time_estimate"];
  for (let n = 0; n < count; n += 1) {
    const style = n % 20 === 7 ? "gothic" : styles[n % styles.length];
    lines.push(
      `Idea ${n % 500},"Warm light, natural stone and a wall of shelves; number ${n}",${style},${rooms[n % rooms.length]},#F5F0E6;#7A5233,stone;light;storage,${1000 + n},medium,2-3 weeks`,
    );
  }
  return Buffer.from(lines.join("\r\n"));
}

/** A bulk upload of 5,000 items without images beside 200,000 ideas: new, and once more. */
export async function run(): Promise<void> {
  await onCopy(await ideasDatabase(), "bench_idea_import", async () => {
    const { db } = await import("#app/platform/database/db.server.ts");
    const { newId } = await import("#app/platform/database/ids.ts");
    const { storeFile } = await import("#app/features/inspiration/idea-imports/parts/part-files.server.ts");
    const { runUpload } = await import("#app/features/inspiration/idea-imports/run/run-upload.server.ts");
    const bytes = list(ITEMS);
    for (const name of ["new ideas", "the same file again"]) {
      const id = newId();
      const hashes = await storeFile(id, bytes);
      const values = {
        id,
        file_name: "bench.csv",
        upload_type: "csv",
        status: "processing",
        byte_size: bytes.length,
        received_bytes: bytes.length,
        part_hashes: hashes,
      };
      await db.insertInto("bulk_design_uploads").values(values).execute();
      const started = performance.now();
      await runUpload(id, { signal: new AbortController().signal });
      const seconds = (performance.now() - started) / 1000;
      const done = await db.selectFrom("bulk_design_uploads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      console.log(
        `${name}: ${seconds.toFixed(1)} s for ${ITEMS} items (${Math.round(ITEMS / seconds)}/s, memory ${Math.round(process.memoryUsage().rss / 1e6)} MB): ` +
          `${done.status}, successful ${done.successful_items}, existing ${done.existing_items}, failed ${done.failed_items}`,
      );
    }
  });
}
