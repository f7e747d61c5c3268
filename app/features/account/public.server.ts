export { cleanAccountsJob } from "./account.jobs.server.ts";
export { ensureDemoAccounts } from "./demo.server.ts";
