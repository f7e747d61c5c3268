import { RPCLink } from "@orpc/client/fetch";
import { SimpleCsrfProtectionLinkPlugin } from "@orpc/client/plugins";

/** How calls travel. Loaded with the first call: a public page that was rendered by the server makes none. */
export const link = new RPCLink({
  url: () => `${window.location.origin}/rpc`,
  plugins: [new SimpleCsrfProtectionLinkPlugin()],
});
