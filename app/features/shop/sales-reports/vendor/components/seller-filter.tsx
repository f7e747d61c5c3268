import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";

/** One of several vendors that the person works for; nothing for who works for one. */
export function SellerFilter({ value, onChange }: { value: string; onChange(vendor: string): void }) {
  const t = useT("sales-reports");
  const { data: sellers = [] } = useQuery(orpc.vendorProducts.sellers.queryOptions());
  if (sellers.length < 2) return null;
  return (
    <SelectBox inputSize="sm" aria-label={t("vendor")} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t("allVendors")}</option>
      {sellers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectBox>
  );
}
