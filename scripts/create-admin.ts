// `npm run admin:create -- --email you@example.com --name "Your Name"`: the first administrator, on the embedded database or DATABASE_URL.
// The password is asked for, read from standard input when that is no terminal, or given by --password.
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { putAccount } from "#app/platform/auth/accounts.server.ts";
import { isAcceptablePassword, PASSWORD_MAX, PASSWORD_MIN } from "#app/platform/auth/password-rules.ts";
import { connect, disconnect } from "#app/platform/database/db.server.ts";
import { migrate } from "#app/platform/database/migrate.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { startDatabase } from "#database/launcher.ts";

const USAGE = 'Usage: npm run admin:create -- --email you@example.com --name "Your Name" [--password ...]';

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Asks without showing what is typed; a pipe is read as it comes. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks)
      .toString("utf8")
      .replace(/\r?\n$/, "");
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  terminal.on("SIGINT", () => process.exit(130));
  process.stdout.write(`Password (${PASSWORD_MIN} to ${PASSWORD_MAX} characters): `);
  const password = await terminal.question("");
  terminal.close();
  process.stdout.write("\n");
  return password;
}

function readArguments() {
  try {
    return parseArgs({ options: { email: { type: "string" }, name: { type: "string" }, password: { type: "string" } } }).values;
  } catch (error) {
    return stop(`${(error as Error).message}\n${USAGE}`);
  }
}

const given = readArguments();
const email = given.email?.trim() ?? "";
const name = given.name?.trim() ?? "";
if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || !name) stop(USAGE);
const password = given.password ?? (await readPassword());
if (!isAcceptablePassword(password, email))
  stop(`The password needs ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, and neither your e-mail name nor one character repeated.`);

const embedded = env.databaseUrl ? undefined : await startDatabase({ dir: join(env.dataDir, "database") });
const url = env.databaseUrl ?? embedded?.url ?? "";
const db = connect(url);
await migrate(url);
const { isNew } = await putAccount(db, { email, name, password, role: "admin" });
console.log(
  isNew ? `${email} is an administrator now.` : `${email} had an account: it is an administrator now, with the new password, and was signed out everywhere.`,
);
await closeLive();
await disconnect();
await embedded?.stop();
