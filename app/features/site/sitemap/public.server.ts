export { isRemovedAddress } from "./server/removed.server.ts";
