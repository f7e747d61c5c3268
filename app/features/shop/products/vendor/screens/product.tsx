import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { vendors } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { EmptyState, Skeleton } from "#app/ui/states.tsx";
import { ProductEditor } from "../components/product-editor.tsx";

const product = (queries: typeof orpc, id: string) => queries.vendorProducts.get.queryOptions({ input: { id } });

export const handle = { namespaces: ["products.vendor", "products"] };

export const loader = itemLoader(vendors, (server, { id = "" }) => product(server, id));

/** The form holds what is being typed. */
export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: { id?: string }; nextParams: { id?: string } }) =>
  currentParams.id !== nextParams.id;

export default hydrated<{ isFound: boolean }>(VendorProductScreen);

function VendorProductScreen({ isFound }: { isFound: boolean }) {
  const t = useT("products.vendor");
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...product(orpc, id), enabled: isFound });
  // A colleague's change, a decision of staff, or the end of the membership.
  useLiveEvents("organization", () => void refetch());
  if (!isFound)
    return (
      <EmptyState
        title={t("missing.title")}
        text={t("missing.text")}
        actions={
          <ButtonLink to="/vendor/products" icon={<ArrowLeft size={16} className="flip" aria-hidden />}>
            {t("back")}
          </ButtonLink>
        }
      />
    );
  if (data) return <ProductEditor key={data.id} product={data} />;
  return error ? (
    <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
      <p>{t("failedOne")}</p>
    </LocalErrorBox>
  ) : (
    <Skeleton height="480px" />
  );
}
