import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import { type DragEvent, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { AdminVendorPhoto } from "../../vendors.admin.contract.ts";
import { MAX_PHOTOS } from "../../vendors.admin.ts";
import { useUploads } from "./use-uploads.ts";
import type { VendorForm } from "./use-vendor-form.ts";

export const IMAGE_TYPES = "image/jpeg,image/png,image/webp,image/avif";
export const imageOf = (photo: AdminVendorPhoto) => ({ id: photo.id, alt: photo.altEn, width: photo.width, height: photo.height, blur: photo.placeholder });

/** Photographs in their order: by dragging, or by the two arrows that every keyboard and switch reaches. */
export function PhotosField({ form }: { form: VendorForm }) {
  const t = useT("vendors.admin");
  const photos = form.values.photos;
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState("");
  const uploads = useUploads(form.append);
  const move = (from: number, to: number) => {
    const next = [...photos];
    const [photo] = next.splice(from, 1);
    if (!photo || to < 0 || to >= photos.length) return;
    next.splice(to, 0, photo);
    form.set("photos", next);
    setSaid(t("photo.moved", { n: to + 1, total: photos.length }));
  };
  const change = (index: number, part: Partial<AdminVendorPhoto>) =>
    form.set(
      "photos",
      photos.map((photo, at) => (at === index ? { ...photo, ...part } : photo)),
    );
  const onDragOver = (event: DragEvent, index: number) => {
    if (dragged === undefined || event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    if (dragged === index) return;
    move(dragged, index);
    setDragged(index);
  };
  const problem = form.problems.photos;
  return (
    <div className="grid gap-4">
      <p className="label">{t("field.photos")}</p>
      <span className="vh" role="status">
        {said}
      </span>
      {photos.length > 0 && (
        <ol className="grid gap-4 sm:grid-cols-2">
          {photos.map((photo, index) => (
            <li
              key={photo.id}
              draggable
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => onDragOver(event, index)}
              className={dragged === index ? "opacity-50" : undefined}
            >
              <PhotoCard
                photo={photo}
                n={index + 1}
                isLast={index === photos.length - 1}
                onMove={(step) => move(index, index + step)}
                onRemove={() =>
                  form.set(
                    "photos",
                    photos.filter((other) => other !== photo),
                  )
                }
                onChange={(part) => change(index, part)}
              />
            </li>
          ))}
        </ol>
      )}
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {t(`problem.${problem}`)}
        </p>
      )}
      {uploads.count > 0 && (
        <p role="status" className="text-sm text-muted">
          {t("photo.uploading", { count: uploads.count })}
        </p>
      )}
      {photos.length < MAX_PHOTOS && (
        <FileDrop
          label={t("photo.upload")}
          accept={IMAGE_TYPES}
          multiple
          hint={t("hint.photos")}
          onFiles={(files) => void uploads.add(files, MAX_PHOTOS - photos.length)}
        />
      )}
    </div>
  );
}

type CardProps = {
  photo: AdminVendorPhoto;
  n: number;
  isLast: boolean;
  onMove(step: 1 | -1): void;
  onRemove(): void;
  onChange(part: Partial<AdminVendorPhoto>): void;
};

function PhotoCard({ photo, n, isLast, onMove, onRemove, onChange }: CardProps) {
  const t = useT("vendors.admin");
  return (
    <div className="grid gap-2 rounded-card border border-line bg-surface p-3">
      <Photo image={imageOf(photo)} sizes="320px" className="cursor-grab">
        {n === 1 && (
          <span className="absolute start-2 top-2">
            <Badge over>{t("photo.cover")}</Badge>
          </span>
        )}
      </Photo>
      <div className="flex justify-end">
        <IconButton label={t("photo.earlier", { n })} size="sm" aria-disabled={n === 1} onClick={() => onMove(-1)}>
          <ArrowLeft size={16} className="flip" aria-hidden />
        </IconButton>
        <IconButton label={t("photo.later", { n })} size="sm" aria-disabled={isLast} onClick={() => onMove(1)}>
          <ArrowRight size={16} className="flip" aria-hidden />
        </IconButton>
        <IconButton label={t("photo.remove", { n })} size="sm" onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
      <Input
        inputSize="sm"
        label={t("photo.altEn", { n })}
        maxLength={300}
        value={photo.altEn ?? ""}
        onChange={(event) => onChange({ altEn: event.target.value || null })}
      />
      <Input
        inputSize="sm"
        label={t("photo.altAr", { n })}
        lang="ar"
        maxLength={300}
        value={photo.altAr ?? ""}
        onChange={(event) => onChange({ altAr: event.target.value || null })}
      />
    </div>
  );
}
