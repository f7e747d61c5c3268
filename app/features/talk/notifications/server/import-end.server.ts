import type { Kysely } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { notifyPerson } from "./notify-person.server.ts";

type Ended = { userId: string | null; file: string; href: string; isDone: boolean; rows: number; errors: number };

/** Notifies the person who started an import, in the transaction that ends it. */
export async function notifyImportEnd(trx: Kysely<DB>, { userId, file, href, isDone, rows, errors }: Ended): Promise<void> {
  if (!userId) return;
  await notifyPerson(
    trx,
    isDone ? { userId, href, kind: "import_finished", params: { file, rows, errors } } : { userId, href, kind: "import_failed", params: { file } },
  );
}
