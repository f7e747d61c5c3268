import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { PhotoSquares } from "#app/ui/form/files/photo-squares.tsx";
import { filesOf, IMAGES, type Pick, problemOfPicks } from "#app/ui/form/files/picks.ts";
import { useUploadText } from "#app/ui/form/files/upload-text.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ReviewForm as ReviewFormData } from "../../reviews.contract.ts";
import { checkReview, type ReviewProblem } from "../../reviews.rules.ts";
import { type Aspect, aspectsOf, BODY_LENGTH, MAX_PHOTO_BYTES, MOST_PHOTOS } from "../../reviews.ts";
import { StarChoice } from "./star-choice.tsx";
import "../../reviews.css";

type Values = { rating: number; aspects: Partial<Record<Aspect, number | null>>; body: string; storedIds: string[]; photos: Pick[] };

/** Writes a review or changes it. */
export function ReviewForm({ data: { subject, own } }: { data: ReviewFormData }) {
  const t = useT("reviews");
  const failureText = useFailureText();
  const uploadText = useUploadText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const rules = { max: MOST_PHOTOS, maxBytes: MAX_PHOTO_BYTES, accept: IMAGES };
  const form = useSimpleForm({
    initial: {
      rating: own?.rating ?? 0,
      aspects: own?.aspects ?? {},
      body: own?.body ?? "",
      storedIds: own?.photos.map(({ id }) => id) ?? [],
      photos: [],
    } as Values,
    check: (values) => {
      const photos = problemOfPicks(values.photos);
      return { ...checkReview(subject.type, values, values.storedIds.length + values.photos.length), ...(photos && { photos }) } as Record<string, string>;
    },
    problemText: (code: string, place: string) =>
      place === "photos" || place.startsWith("photos.") ? uploadText(code, rules) : t(`problem.${code as ReviewProblem}`, { n: BODY_LENGTH }),
    send: ({ photos, ...values }) => api.reviews.save({ type: subject.type, id: subject.id, ...values, photos: filesOf(photos) }),
    onSent: async ({ path }: { path: string }) => {
      toast({ title: t("form.saved") });
      await client.invalidateQueries({ queryKey: orpc.reviews.key() });
      await navigate(path);
    },
    onFailure: (failure) => toast({ title: failureText(failure), tone: "danger" }),
  });
  const picks = useFormPicks(form, "photos", { rules: { ...rules, max: MOST_PHOTOS - form.values.storedIds.length } });
  const body = form.text("body");
  const { storedIds, aspects } = form.values;
  return (
    <Form form={form} isLong className="grid max-w-[680px] gap-6">
      <StarChoice label={t("form.rating")} value={form.values.rating} error={form.error("rating")} onChange={(rating) => form.set("rating", rating)} />
      {aspectsOf(subject.type).length > 0 && (
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {aspectsOf(subject.type).map((aspect) => (
            <StarChoice
              key={aspect}
              label={
                <>
                  {t(`aspect.${aspect}`)} <span className="note">{t("form.optional")}</span>
                </>
              }
              value={aspects[aspect] ?? 0}
              onChange={(stars) => form.set("aspects", { ...aspects, [aspect]: stars })}
            />
          ))}
        </div>
      )}
      <Textarea label={t("form.body")} optional rows={6} error={body.error} value={body.value} onChange={(event) => form.set("body", event.target.value)} />
      {storedIds.length > 0 && (
        <ul className="review-photos" aria-label={t("form.storedPhotos")}>
          {storedIds.map((id, index) => (
            <li key={id}>
              <img
                src={photoUrl(id, 320, "webp")}
                alt={t("form.storedPhoto", { n: index + 1 })}
                width={120}
                height={90}
                className="rounded-control object-cover"
              />
              <span className="drop">
                <IconButton
                  size="sm"
                  label={t("form.dropPhoto", { n: index + 1 })}
                  onClick={() =>
                    form.set(
                      "storedIds",
                      storedIds.filter((other) => other !== id),
                    )
                  }
                >
                  <X size={16} aria-hidden />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {storedIds.length < MOST_PHOTOS && (
        <PhotoSquares
          picks={picks}
          label={
            <>
              {t("form.photos")} <span className="note">{t("form.optional")}</span>
            </>
          }
          addLabel={t("form.addPhotos")}
          hint={t("form.photosHint", { n: MOST_PHOTOS })}
          error={form.error("photos")}
        />
      )}
      <p className="text-sm text-muted">{t("form.public")}</p>
      <p>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t(own ? "form.save" : "form.publish")}
        </Button>
      </p>
    </Form>
  );
}
