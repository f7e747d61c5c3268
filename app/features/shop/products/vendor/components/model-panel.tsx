import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MODEL_MAX_BYTES, MODEL_MAX_MEGABYTES, MODEL_MAX_TEXTURE, MODEL_MAX_TRIANGLES, MODEL_TYPE } from "#app/platform/media/model.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { problemAt, readFailure } from "#app/ui/form/failure.ts";
import { toast } from "#app/ui/toast.tsx";
import type { VendorProduct } from "../../products.vendor.contract.ts";

/** Codes with a text of their own. */
const REFUSALS = ["EMPTY", "TOO_LARGE", "UNSUPPORTED", "DAMAGED", "OUTSIDE", "EXTENSION", "TOO_DETAILED", "TEXTURES"] as const;

/** The piece as a binary glTF file: buyers turn it on the piece's page. */
export function ModelPanel({ product: { id, hasModel, canEdit } }: { product: VendorProduct }) {
  const t = useT("products.vendor");
  const client = useQueryClient();
  const format = useFormat();
  const [problem, setProblem] = useState<string>();
  const limits = { size: MODEL_MAX_MEGABYTES, triangles: format.number(MODEL_MAX_TRIANGLES), pixels: format.number(MODEL_MAX_TEXTURE) };
  const refuse = (code: string | undefined) => {
    const known = REFUSALS.find((one) => one === code);
    setProblem(known ? t(`model.problem.${known}`, limits) : t("model.failed", limits));
  };
  const settings = (done: "model.stored" | "model.removed") => ({
    onMutate: () => setProblem(undefined),
    onSuccess: () => {
      toast({ title: t(done) });
      return client.invalidateQueries({ queryKey: orpc.vendorProducts.get.key() });
    },
    onError: (error: unknown) => refuse(readFailure(error).kind === "tooLarge" ? "TOO_LARGE" : problemAt(error, "model")),
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
          accept={`.glb,${MODEL_TYPE}`}
          hint={upload.isPending ? t("model.uploading") : t("model.hint", limits)}
          disabled={upload.isPending}
          onFiles={([file]) => {
            if (file && file.size >= MODEL_MAX_BYTES) refuse("TOO_LARGE");
            else if (file) upload.mutate(file);
          }}
        />
      )}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </section>
  );
}
