// `npm run secret:rotate`: a new secret, with the product stopped. Data encrypted with the old one is re-encrypted or removed.
import { randomBytes } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { resealSecrets } from "#app/platform/auth/reseal.server.ts";
import { connect, disconnect } from "#app/platform/database/db.server.ts";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { startDatabase } from "#database/launcher.ts";

const secret = randomBytes(32).toString("base64url");
const file = join(env.dataDir, "secret");
const embedded = env.databaseUrl ? undefined : await startDatabase({ dir: join(env.dataDir, "database") });
if (embedded?.attached) {
  console.error("Stop the product first: it would go on with the old secret.");
  process.exit(1);
}
const url = env.databaseUrl ?? embedded?.url ?? "";
const db = connect(url);
await migrate(url);
// On disk before the database needs it: a crash in between loses nothing that the other one could not open.
writeFileSync(`${file}.new`, secret, { mode: 0o600 });
const { people } = await resealSecrets(db, { from: env.secret, to: secret });
if (process.env["SECRET"]) {
  rmSync(`${file}.new`);
  console.log(`Set SECRET to ${secret}`);
} else renameSync(`${file}.new`, file);
console.log(`Done: ${people} authenticator set-ups sealed anew. Everybody signs in again; enter keys of picture services at /admin/ai.`);
await disconnect();
await embedded?.stop();
