export { ensureDemoAccounts } from "./server/demo.server.ts";
export { deviceOf } from "./server/devices.server.ts";
export { notifySecurityChange } from "./server/security-events.server.ts";
