import { sql } from "kysely";
import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { settingsContract } from "../settings.contract.ts";

const settings = implementContract(settingsContract);

export const settingsRouter = settings.router({
  setCurrency: settings.setCurrency.handler(async ({ input: { currency }, context }) => {
    await db.updateTable("users").set({ currency, updated_at: sql`now()` }).where("id", "=", signedIn(context).id).execute();
    return { currency };
  }),
});
