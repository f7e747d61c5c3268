import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { toast } from "#app/ui/toast.tsx";
import type { VendorProduct } from "../../products.vendor.contract.ts";
import type { ProductProblems } from "../../products.vendor.rules.ts";
import type { ProductStatus } from "../../products.vendor.ts";
import { ProductStatusBadge } from "./status-badge.tsx";
import type { ProductForm } from "./use-product-form.ts";

type Step = "submit" | "withdraw" | "archive" | "restore";
const NEXT: Record<ProductStatus, Step> = { draft: "submit", pending: "withdraw", live: "archive", archived: "restore" };

/** Where the piece stands, and its next step. Unsaved changes come first. */
export function StatusPanel({ form }: { form: ProductForm }) {
  const t = useT("products.vendor");
  const { stored: product } = form;
  const { status, rejection, isPublic, needsApproval, canEdit } = product;
  const step = NEXT[status];
  const move = useStep(form, step);
  const isReview = step === "submit" && needsApproval;
  return (
    <section className="editor-card">
      <header>
        <h2>{t("shop.title")}</h2>
        <ProductStatusBadge status={status} />
      </header>
      {rejection && (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm">
          <b className="font-medium">{t("shop.rejection")}</b> <bdi>{rejection}</bdi>
        </p>
      )}
      <p className="text-sm text-muted">{t(status === "live" && !isPublic ? "shop.notForSale" : isReview ? "shop.reviewFirst" : `shop.text.${status}`)}</p>
      {canEdit && (
        <>
          <Button
            variant={step === "submit" ? "primary" : undefined}
            pending={move.isPending}
            aria-disabled={form.isDirty || undefined}
            onClick={() => form.isDirty || move.mutate()}
          >
            {t(isReview ? "step.review" : `step.${step}`)}
          </Button>
          {form.isDirty && step === "submit" && <p className="text-sm text-muted">{t("shop.saveFirst")}</p>}
          {status === "draft" && <DeleteDraft product={product} />}
        </>
      )}
    </section>
  );
}

function useStep(form: ProductForm, step: Step) {
  const t = useT("products.vendor");
  const client = useQueryClient();
  const failureText = useFailureText();
  const { id } = form.stored;
  return useMutation({
    mutationFn: () => api.vendorProducts[step]({ id }),
    onSuccess(moved) {
      form.restart(moved);
      client.setQueryData(orpc.vendorProducts.get.queryKey({ input: { id } }), moved);
      toast({ title: t(`done.${moved.status === "pending" ? "review" : step}`) });
      return client.invalidateQueries({ queryKey: orpc.vendorProducts.list.key() });
    },
    onError(error) {
      const failure = readFailure(error);
      if (failure.kind === "invalid") return form.showProblems(failure.problems as ProductProblems);
      toast({ title: t("step.failed"), description: failureText(failure), tone: "danger" });
      return client.invalidateQueries({ queryKey: orpc.vendorProducts.get.key() });
    },
  });
}

function DeleteDraft({ product: { id } }: { product: VendorProduct }) {
  const t = useT("products.vendor");
  const client = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.vendorProducts.remove({ id }),
    onSuccess: async () => {
      toast({ title: t("delete.done") });
      await client.invalidateQueries({ queryKey: orpc.vendorProducts.list.key() });
      void navigate("/vendor/products");
    },
    onError: (error) => toast({ title: t("delete.failed"), description: failureText(readFailure(error)), tone: "danger" }),
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t("delete.button")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t("delete.title")}
          action={t("delete.button")}
          isDanger
          pending={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        >
          {t("delete.text")}
        </ConfirmDialog>
      )}
    </>
  );
}
