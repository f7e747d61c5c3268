import { RPCLink } from "@orpc/client/fetch";
import { SimpleCsrfProtectionLinkPlugin } from "@orpc/client/plugins";

/** The transport of calls. Loaded with the first call: server-rendered public pages make none. */
export const link = new RPCLink({
  url: () => `${window.location.origin}/rpc`,
  plugins: [new SimpleCsrfProtectionLinkPlugin()],
});
