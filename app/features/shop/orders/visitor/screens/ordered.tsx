import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams, useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader, SECRET_ADDRESS } from "#app/api/item-loader.server.ts";
import { everybody } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useViewer } from "#app/kit/viewer.ts";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { OrderedPage } from "../components/ordered-page.tsx";

/** Of the forms of its orders, of the days of delivery and of the rules for a password. */
export const handle = { namespaces: ["ui.form", "account", "delivery"] };

/** How often an open payment is asked about. */
const ASK_MS = 4_000;

const checkoutQuery = (queries: typeof orpc, id = "", address = new URLSearchParams()) =>
  queries.orders.getCheckout.queryOptions({ input: { id, token: address.get("token") } });

export const loader = itemLoader(everybody, (server, { id }, request) => checkoutQuery(server, id, new URL(request.url).searchParams));

export const headers = () => SECRET_ADDRESS;

/** The page asks by itself. */
export const shouldRevalidate = () => false;

export default hydrated<{ isFound: boolean }>(Ordered);

function Ordered({ isFound }: { isFound: boolean }) {
  const { id } = useParams();
  const [address] = useSearchParams();
  const { data: checkout } = useQuery({
    ...checkoutQuery(orpc, id, address),
    enabled: isFound,
    // The message of the provider may still be on its way.
    refetchInterval: ({ state }) => (state.data?.payment.status === "pending" && state.data.payment.payUrl !== null ? ASK_MS : false),
  });
  if (!isFound || !checkout) return <Missing />;
  return <OrderedPage checkout={checkout} token={address.get("token")} />;
}

function Missing() {
  const t = useT("orders");
  const { viewer } = useViewer();
  const { pathname, search } = useLocation();
  return (
    <MissingPage
      title={t("ordered.missing")}
      text={t("ordered.missingText")}
      to="/shop"
      action={t("ordered.shop")}
      also={!viewer && <ButtonLink to={loginPath(pathname + search)}>{t("ordered.signIn")}</ButtonLink>}
    />
  );
}
