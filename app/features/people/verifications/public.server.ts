export { checkedKinds } from "./server/trust.server.ts";
