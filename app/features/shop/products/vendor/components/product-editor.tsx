import { useMutation } from "@tanstack/react-query";
import { ArrowLeft, Copy, Eye } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { api } from "#app/api/client.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { localText } from "#app/platform/text/local-text.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { toast } from "#app/ui/toast.tsx";
import { productPath } from "../../products.ts";
import type { VendorProduct } from "../../products.vendor.contract.ts";
import { ModelPanel } from "./model-panel.tsx";
import { ProductPhotos } from "./product-photos.tsx";
import { ProductFacets, ProductTexts } from "./product-texts.tsx";
import { CategoryPanel, SizePanel } from "./side-panels.tsx";
import { StatusPanel } from "./status-panel.tsx";
import { useProductForm } from "./use-product-form.ts";
import { VariantSheet } from "./variant-sheet.tsx";
import "./product-editor.css";

/** One piece with everything that its vendor says about it. */
export function ProductEditor({ product }: { product: VendorProduct }) {
  const t = useT("products.vendor");
  const { code } = useLanguage();
  const form = useProductForm(product);
  const { stored } = form;
  const { canEdit } = stored;
  const name = localText(stored.name, stored.nameAr, code);
  const left = stored.variants.reduce((sum, { stock }) => sum + stock, 0);
  return (
    <div className="max-w-[1280px]">
      <title>{name}</title>
      <Link className="link mb-3 inline-flex text-sm" to="/vendor/products">
        <ArrowLeft size={16} className="flip" aria-hidden />
        {t("back")}
      </Link>
      <DashboardHeader
        title={<bdi>{name}</bdi>}
        text={t("editorText", { variants: t("variantCount", { n: stored.variants.length }), left: t("inStock", { n: left }) })}
        actions={
          <>
            {stored.isPublic && (
              <ButtonLink size="sm" to={productPath(stored.slug)} icon={<Eye size={16} aria-hidden />}>
                {t("seeAsBuyer")}
              </ButtonLink>
            )}
            {canEdit && <Duplicate id={stored.id} />}
          </>
        }
      />
      {!canEdit && <p className="mt-4 rounded-control bg-sunken px-4 py-3 text-sm">{t("readOnly")}</p>}
      <Form form={form} isLong className="mt-6">
        <ConflictBox form={form} nameOf={(field) => t(`field.${field}`)} />
        <fieldset disabled={!canEdit} className="editor-grid">
          <div>
            <ProductTexts form={form} />
            <ProductPhotos form={form} />
            <VariantSheet form={form} />
            <ProductFacets form={form} />
          </div>
          <div>
            <StatusPanel form={form} />
            <CategoryPanel form={form} />
            <SizePanel form={form} />
            <ModelPanel product={product} />
          </div>
        </fieldset>
        {canEdit && <SaveBar form={form} />}
      </Form>
      <LeaveGuard isDirty={form.isDirty && !form.isSending} />
    </div>
  );
}

function Duplicate({ id }: { id: string }) {
  const t = useT("products.vendor");
  const navigate = useNavigate();
  const failureText = useFailureText();
  const duplicate = useMutation({
    mutationFn: () => api.vendorProducts.duplicate({ id }),
    onSuccess: (copy) => {
      toast({ title: t("duplicate.done") });
      void navigate(`/vendor/products/${copy.id}`);
    },
    onError: (error) => toast({ title: t("duplicate.failed"), description: failureText(readFailure(error)), tone: "danger" }),
  });
  return (
    <Button size="sm" icon={<Copy size={16} aria-hidden />} pending={duplicate.isPending} onClick={() => duplicate.mutate()}>
      {t("duplicate.button")}
    </Button>
  );
}
