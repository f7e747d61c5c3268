import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { toast } from "#app/ui/toast.tsx";
import type { VendorProduct } from "../../products.vendor.contract.ts";
import { MODEL_MAX_BYTES } from "../../products.vendor.ts";

const MEGABYTE = 1024 * 1024;

/** The piece as a binary glTF file: stored and given back, shown later. */
export function ModelPanel({ product: { id, hasModel, canEdit } }: { product: VendorProduct }) {
  const t = useT("products.vendor");
  const client = useQueryClient();
  const settings = (done: "model.stored" | "model.removed") => ({
    onSuccess: () => {
      toast({ title: t(done) });
      return client.invalidateQueries({ queryKey: orpc.vendorProducts.get.key() });
    },
    onError: (error: unknown) => {
      const failure = readFailure(error);
      const isRefused = failure.kind === "invalid" || failure.kind === "tooLarge";
      toast({ title: t(isRefused ? "model.refused" : "model.failed", { size: MODEL_MAX_BYTES / MEGABYTE }), tone: "danger" });
    },
  });
  const upload = useMutation({ mutationFn: (model: File) => api.vendorProducts.uploadModel({ id, model }), ...settings("model.stored") });
  const remove = useMutation({ mutationFn: () => api.vendorProducts.removeModel({ id }), ...settings("model.removed") });
  return (
    <section className="editor-card">
      <h2>{t("model.title")}</h2>
      {hasModel && (
        <div className="flex flex-wrap gap-2">
          <a className={buttonClass({ size: "sm" })} href={`/api/v1/vendor/products/${id}/model`} download>
            <Download size={16} aria-hidden />
            {t("model.download")}
          </a>
          {canEdit && (
            <Button size="sm" pending={remove.isPending} onClick={() => remove.mutate()}>
              {t("model.remove")}
            </Button>
          )}
        </div>
      )}
      {canEdit && (
        <FileDrop
          label={t("model.upload")}
          accept=".glb,model/gltf-binary"
          hint={upload.isPending ? t("model.uploading") : t("model.hint", { size: MODEL_MAX_BYTES / MEGABYTE })}
          disabled={upload.isPending}
          onFiles={([file]) => file && upload.mutate(file)}
        />
      )}
    </section>
  );
}
