import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { PRODUCT_CATEGORIES, type ProductCategory } from "../../products.ts";
import type { ProductSeller } from "../../products.vendor.contract.ts";
import { judgeProduct, type ProductProblem } from "../../products.vendor.rules.ts";

/** Begins a draft: name and category; the rest is filled in on its own page. */
export function NewProduct({ onClose }: { onClose(): void }) {
  const t = useT("products.vendor");
  const { data: sellers = [] } = useQuery(orpc.vendorProducts.sellers.queryOptions());
  const own = sellers.filter(({ canEdit }) => canEdit);
  return (
    <Dialog isOpen onClose={onClose} title={t("new.title")}>
      {own.length > 0 && <NewForm sellers={own} onClose={onClose} />}
    </Dialog>
  );
}

function NewForm({ sellers, onClose }: { sellers: readonly ProductSeller[]; onClose(): void }) {
  const t = useT("products.vendor");
  const shop = useT("products");
  const client = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const form = useSimpleForm({
    initial: { vendorId: sellers[0]?.id ?? "", name: "", category: "seating" as ProductCategory },
    check: ({ name }) => judgeProduct({ name }).problems,
    problemText: (code: ProductProblem) => t(`problem.${code}`),
    send: (values) => api.vendorProducts.create(values),
    onSent: async ({ id }) => {
      await client.invalidateQueries({ queryKey: orpc.vendorProducts.list.key() });
      void navigate(`/vendor/products/${id}`);
    },
    onFailure: (failure) => toast({ title: t("new.failed"), description: failureText(failure), tone: "danger" }),
  });
  return (
    <Form form={form} className="grid gap-5">
      {sellers.length > 1 && (
        <Select label={t("vendor")} {...form.text("vendorId")}>
          {sellers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Input label={t("field.name")} {...form.text("name")} required maxLength={200} autoComplete="off" />
      <Select label={t("field.category")} {...form.text("category")}>
        {PRODUCT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {shop(`category.${category}`)}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t("new.cancel")}</Button>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("new.submit")}
        </Button>
      </div>
    </Form>
  );
}
