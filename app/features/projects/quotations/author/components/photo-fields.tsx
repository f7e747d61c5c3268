import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ImagePlus, X } from "lucide-react";
import { useId } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { checkFile, IMAGES } from "#app/ui/form/files/picks.ts";
import { uploadProblem } from "#app/ui/form/files/send-file.ts";
import { useUploadText } from "#app/ui/form/files/upload-text.ts";
import { MOST_LINE_PHOTOS, MOST_PHOTOS, PHOTO_BYTES, type QuotationLine } from "../../quotation.ts";
import type { QuotationBuilder } from "../../quotations.contract.ts";
import "#app/ui/form/files/files.css";

const RULES = { max: MOST_PHOTOS, maxBytes: PHOTO_BYTES, accept: IMAGES };

class Refused extends Error {}

type Props = { quotationId: string; line: QuotationLine; onAdd(id: string): void; onRemove(id: string): void };

/** Photographs of what a line is about: the material, the place. */
export function PhotoFields({ quotationId, line, onAdd, onRemove }: Props) {
  const t = useT("quotations");
  const uploadText = useUploadText();
  const queries = useQueryClient();
  const id = useId();
  const photos = line.photos ?? [];
  const left = MOST_LINE_PHOTOS - photos.length;
  const sending = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const photo of files) {
        const problem = await checkFile(photo, RULES);
        if (problem) throw new Refused(problem);
        const stored = await api.quotations.addPhoto({ id: quotationId, photo });
        const { queryKey } = orpc.quotations.get.queryOptions({ input: { id: quotationId } });
        queries.setQueryData(queryKey, (known: QuotationBuilder | undefined) => known && { ...known, photos: [...known.photos, stored] });
        onAdd(stored.id);
      }
    },
  });
  const { error } = sending;
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <span className="label" id={`${id}-label`}>
        {t("photos.title")}
      </span>
      <ul className="photo-squares" aria-labelledby={`${id}-label`}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <img src={photoUrl(photo, 160, "webp", true)} alt={t("photos.of", { n: index + 1, line: line.text })} />
            <button type="button" aria-label={t("photos.remove", { n: index + 1 })} onClick={() => onRemove(photo)}>
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
        {left > 0 && (
          <li className="add" aria-busy={sending.isPending}>
            <label>
              <ImagePlus size={20} aria-hidden />
              <span className="vh">{t("photos.add")}</span>
              <input
                type="file"
                accept={IMAGES}
                multiple
                disabled={sending.isPending}
                aria-describedby={error ? `${id}-problem` : undefined}
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])].slice(0, left);
                  event.target.value = "";
                  if (files.length > 0) sending.mutate(files);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {sending.isPending && (
        <p className="hint" role="status">
          {t("photos.sending")}
        </p>
      )}
      {error && (
        <p className="er" id={`${id}-problem`} role="alert">
          {uploadText(error instanceof Refused ? error.message : uploadProblem(error), RULES)}
        </p>
      )}
    </div>
  );
}
