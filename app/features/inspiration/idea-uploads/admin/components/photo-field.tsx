import { CircleAlert } from "lucide-react";
import { type DragEvent, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { toast } from "#app/ui/toast.tsx";
import { ACCEPTED_IMAGES } from "../../idea-uploads.ts";
import { FormCard } from "./form-card.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import type { IdeaForm } from "./use-idea-fields.ts";
import type { PhotoPicks } from "./use-photo-picks.ts";
import { useProblem } from "./use-problem.ts";

/** Adds what was dropped, chosen or pasted, and says when there was no place for all. */
export function useAddPhotos(picks: PhotoPicks) {
  const t = useT("idea-uploads");
  return (files: readonly File[]) => {
    if (picks.add(files) > 0) toast({ title: t("problem.tooManyPhotos", { max: picks.max }), tone: "danger" });
  };
}

/** The photographs in their order: by dragging, or by the two arrows that every keyboard and switch reaches. */
export function PhotoField({ form }: { form: IdeaForm }) {
  const t = useT("idea-uploads");
  const format = useFormat();
  const { photos, before } = form;
  const { picks } = photos;
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState("");
  const add = useAddPhotos(photos);
  const addBefore = useAddPhotos(before);
  const problem = useProblem(form, "photos");
  const beforeProblem = useProblem(form, "before");
  const move = (from: number, to: number) => {
    if (to < 0 || to >= picks.length) return;
    photos.move(from, to);
    setSaid(t("photo.moved", { n: format.number(to + 1), total: format.number(picks.length) }));
  };
  const onDragOver = (event: DragEvent, to: number) => {
    const from = picks.findIndex(({ key }) => key === dragged);
    if (from < 0 || event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    if (from !== to) move(from, to);
  };
  return (
    <FormCard title={t("section.image")}>
      <span className="vh" role="status">
        {said}
      </span>
      {picks.length > 0 && (
        <ol className="idea-tiles" aria-label={t("photo.all")}>
          {picks.map((pick, index) => (
            <li
              key={pick.key}
              draggable={picks.length > 1}
              onDragStart={() => setDragged(pick.key)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => onDragOver(event, index)}
              data-dragged={dragged === pick.key || undefined}
            >
              <PhotoTile
                pick={pick}
                n={index + 1}
                total={picks.length}
                isCover={index === 0}
                canRetry={photos.canRetry(pick.key)}
                {...(picks.length > 1 && { onMove: (step: number) => move(index, index + step) })}
                onRemove={() => {
                  photos.remove(pick.key);
                  form.clearProblem("photos");
                }}
                onRetry={() => photos.retry(pick.key)}
              />
            </li>
          ))}
        </ol>
      )}
      {picks.length < photos.max && (
        <FileDrop label={t(picks.length > 0 ? "photo.more" : "photo.choose")} accept={ACCEPTED_IMAGES} multiple hint={t("photo.hint")} onFiles={add} />
      )}
      <Problem text={problem} />
      <div className="grid gap-3 border-t border-line pt-5">
        <div>
          <h3 className="label">{t("before.title")}</h3>
          <p className="text-sm text-muted">{t("before.text")}</p>
        </div>
        {before.picks.map((pick) => (
          <div key={pick.key} className="idea-tiles">
            <PhotoTile
              pick={pick}
              n={1}
              total={1}
              isCover={false}
              canRetry={before.canRetry(pick.key)}
              onRemove={() => {
                before.remove(pick.key);
                form.clearProblem("before");
              }}
              onRetry={() => before.retry(pick.key)}
            />
          </div>
        ))}
        {before.picks.length === 0 && <FileDrop label={t("before.choose")} accept={ACCEPTED_IMAGES} onFiles={addBefore} />}
        <Problem text={beforeProblem} />
      </div>
    </FormCard>
  );
}

function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="idea-tile-problem" role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>{text}</span>
    </p>
  );
}
