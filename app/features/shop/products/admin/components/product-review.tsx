import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DecisionForm } from "#app/ui/form/decision-form.tsx";
import { Select } from "#app/ui/input.tsx";
import { LoadedDialog } from "#app/ui/loaded-dialog.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { AdminProduct } from "../../products.admin.contract.ts";
import { productPath } from "../../products.ts";
import { APPROVAL_RULES, type ApprovalRule, REJECTION_LENGTH } from "../../products.vendor.ts";
import { ProductStatusBadge } from "../../vendor/components/status-badge.tsx";

/** A piece as buyers would see it, and the decision. */
export function ProductReview({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT("products.admin");
  const client = useQueryClient();
  const query = useQuery(orpc.productsAdmin.get.queryOptions({ input: { id } }));
  return (
    <LoadedDialog query={query} title={({ name }) => <bdi>{name}</bdi>} loading={t("loading")} failed={t("failedOne")} onClose={onClose}>
      {(product) => (
        <>
          <Facts product={product} />
          <Variants product={product} />
          <RuleSelect product={product} />
          {product.status === "pending" && (
            <DecisionForm
              text={t("approveText")}
              reasonHint={t("reasonHint")}
              longestReason={REJECTION_LENGTH}
              approve={() => api.productsAdmin.approve({ id })}
              reject={(reason) => api.productsAdmin.reject({ id, reason })}
              said={(isApproved) => t(isApproved ? "approved" : "rejected")}
              refusals={{ forbidden: t("ownTeam") }}
              onDone={onClose}
              onSettled={() => client.invalidateQueries({ queryKey: orpc.productsAdmin.key() })}
            />
          )}
        </>
      )}
    </LoadedDialog>
  );
}

function Facts({ product }: { product: AdminProduct }) {
  const t = useT("products.admin");
  const shop = useT("products");
  const format = useFormat();
  return (
    <div className="grid gap-4 text-sm">
      <p className="flex flex-wrap items-center gap-3 text-muted">
        <ProductStatusBadge status={product.status} />
        <span>{shop(`category.${product.category as "seating"}`)}</span>
        <span>{format.date(product.createdAt, "dateTime")}</span>
        <Link className="link" to={`/admin/vendors/${product.vendor.id}`}>
          <bdi>{product.vendor.name}</bdi>
        </Link>
        {product.isPublic && (
          <Link className="link" to={productPath(product.slug)}>
            {t("seeInShop")}
          </Link>
        )}
      </p>
      {product.rejection && (
        <p>
          <b className="font-medium">{t("rejection")}</b> <bdi>{product.rejection}</bdi>
        </p>
      )}
      {product.photos.length > 0 ? (
        <div className="grid grid-cols-3 gap-2">
          {product.photos.slice(0, 6).map((photo) => (
            <Photo key={photo.id} image={photo} shape="4:3" sizes="200px" />
          ))}
        </div>
      ) : (
        <p className="text-muted">{t("noPhotos")}</p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <p lang="en" dir="auto" className="whitespace-pre-line">
          {product.description || t("none")}
        </p>
        <div lang="ar" dir="auto">
          {product.nameAr && <b className="block font-medium">{product.nameAr}</b>}
          <p className="whitespace-pre-line">{product.descriptionAr || t("none")}</p>
        </div>
      </div>
    </div>
  );
}

function Variants({ product: { variants } }: { product: AdminProduct }) {
  const t = useT("products.admin");
  const format = useFormat();
  if (variants.length === 0) return null;
  return (
    <table className="table text-sm">
      <thead>
        <tr>
          <th scope="col">{t("column.variant")}</th>
          <th scope="col">{t("price")}</th>
          <th scope="col">{t("column.stock")}</th>
          <th scope="col">{t("column.isOnSale")}</th>
        </tr>
      </thead>
      <tbody>
        {variants.map(({ id, label, price, stock, isOnSale }, row) => (
          <tr key={id}>
            <td>
              <bdi>{label || format.number(row + 1)}</bdi>
            </td>
            <td>{price ? <MoneyText {...price} /> : t("none")}</td>
            <td>{format.number(stock)}</td>
            <td>{t(isOnSale ? "yes" : "no")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RuleSelect({ product: { id, vendor, rule } }: { product: AdminProduct }) {
  const t = useT("products.admin");
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (next: ApprovalRule) => api.productsAdmin.setVendorApproval({ vendorId: vendor.id, rule: next }),
    onSuccess: () => toast({ title: t("approval.saved") }),
    onError: () => toast({ title: t("approval.failed"), tone: "danger" }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.productsAdmin.get.queryKey({ input: { id } }) }),
  });
  return (
    <Select label={t("rule.label", { name: vendor.name })} value={save.variables ?? rule} onChange={(event) => save.mutate(event.target.value as ApprovalRule)}>
      {APPROVAL_RULES.map((each) => (
        <option key={each} value={each}>
          {t(`rule.${each}`)}
        </option>
      ))}
    </Select>
  );
}
