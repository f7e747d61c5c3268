export { ensureDemoAccounts } from "./server/demo.server.ts";
export { notifySecurityChange } from "./server/security-events.server.ts";
