import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { vendors } from "#app/api/list-loader.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { ShippingEditor } from "../components/shipping-editor.tsx";
import type { Route } from "./+types/shipping";

export const handle = { namespaces: ["delivery.vendor", "delivery", "ui.areas"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  vendors({ context, request });
  const { orpc: server } = context.get(requestContext);
  const client = makeQueryClient();
  const sellers = await client.fetchQuery(server.vendorProducts.sellers.queryOptions()).catch(() => []);
  const asked = new URL(request.url).searchParams.get("vendor");
  const vendorId = sellers.find(({ id }) => id === asked)?.id ?? sellers[0]?.id;
  await Promise.all([
    vendorId && client.prefetchQuery(server.vendorShipping.get.queryOptions({ input: { vendorId } })),
    client.prefetchQuery(server.profiles.options.queryOptions()),
  ]);
  return { state: dehydrateStable(client) };
}

/** The screen itself loads another vendor. */
export const shouldRevalidate = () => false;

export default hydrated(Shipping);

function Shipping() {
  const t = useT("delivery.vendor");
  const { data: sellers, error, refetch } = useQuery(orpc.vendorProducts.sellers.queryOptions());
  const [parameters, setParameters] = useSearchParams();
  const current = sellers?.find(({ id }) => id === parameters.get("vendor")) ?? sellers?.[0];
  return (
    <div className="mx-auto max-w-[960px]">
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("text")}
        actions={
          current &&
          (sellers?.length ?? 0) > 1 && (
            <SelectBox aria-label={t("vendor")} value={current.id} onChange={(event) => setParameters({ vendor: event.target.value })}>
              {sellers?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectBox>
          )
        }
      />
      <div className="mt-6">
        {error && !sellers && <Failed error={error} onTryAgain={() => void refetch()} />}
        {!sellers && !error && <Skeleton height="480px" />}
        {sellers && !current && (
          <EmptyState
            title={t("none.title")}
            text={t("none.text")}
            actions={
              <ButtonLink variant="primary" to="/vendor/listing">
                {t("none.open")}
              </ButtonLink>
            }
          />
        )}
        {current && <OneVendor key={current.id} vendorId={current.id} />}
      </div>
    </div>
  );
}

function Failed({ error, onTryAgain }: { error: Error; onTryAgain(): void }) {
  const t = useT("delivery.vendor");
  return (
    <LocalErrorBox error={error} onTryAgain={onTryAgain}>
      <p>{t("failed")}</p>
    </LocalErrorBox>
  );
}

function OneVendor({ vendorId }: { vendorId: string }) {
  const { data, error, refetch } = useQuery({
    ...orpc.vendorShipping.get.queryOptions({ input: { vendorId } }),
    // The form holds what is being typed; who saves over a colleague's change is asked.
    refetchOnWindowFocus: false,
  });
  if (data) return <ShippingEditor shipping={data} />;
  return error ? <Failed error={error} onTryAgain={() => void refetch()} /> : <Skeleton height="480px" />;
}
