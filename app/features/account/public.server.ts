export { deviceOf } from "./account.devices.server.ts";
export { cleanAccountsJob } from "./account.jobs.server.ts";
export { tellOfSecurityChange } from "./account.security-events.server.ts";
export { ensureDemoAccounts } from "./demo.server.ts";
