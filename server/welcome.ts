import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "#app/platform/env/env.server.ts";

const DEMO_ACCOUNTS = ["homeowner", "professional", "vendor", "admin"].map((name) => `${name}@diwan.example`);

/** The start-up message for the operator. */
export function welcome(server: Server): void {
  const { port } = server.address() as AddressInfo;
  const lines = ["", `  Diwan is open: http://localhost:${port}`, ""];
  if (env.demo) lines.push("  Demo accounts (password Majlis-2026!):", ...DEMO_ACCOUNTS.map((account) => `    ${account}`), "");
  else lines.push('  No admin yet? npm run admin:create -- --email you@example.com --name "Your Name"', "");
  if (!env.smtpUrl) lines.push(`  Emails go to ${env.dataDir}/outbox`, "");
  process.stdout.write(`${lines.join("\n")}\n`);
}
