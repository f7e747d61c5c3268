import { useT } from "#app/platform/languages/language-context.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { type FileRules, filesOf, IMAGES, type Pick, problemOfPicks } from "#app/ui/form/files/picks.ts";
import { useUploadText } from "#app/ui/form/files/upload-text.ts";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import { ANSWER_MIN, BODY_MIN, MAX_PHOTO_BYTES, MOST_PHOTOS, type PostStatus, type TextProblem, type ThreadProblems, TITLE_MIN } from "../../forum.ts";

type Written = { id: string; path: string; status: PostStatus };
type Fields = { title?: string; topic?: string; body: string };
type Values<Text> = Text & { photos: Pick[] };

type Options<Text extends Fields> = {
  initial: Text;
  check(text: Text): ThreadProblems;
  send(text: Text, photos: File[], key: string): Promise<Written>;
  onSent(written: Written): unknown;
};

const RULES: FileRules = { max: MOST_PHOTOS, maxBytes: MAX_PHOTO_BYTES, accept: IMAGES };

/** A question, an answer or a reply, new or changed, with photographs where it takes them. */
export function useTextForm<Text extends Fields>({ initial, check, send, onSent }: Options<Text>) {
  const t = useT("forum.write");
  const failureText = useFailureText();
  const uploadText = useUploadText();
  const textOf = (code: string, place: string) => {
    if (place === "photos") return uploadText(code, RULES);
    const min = place === "title" ? TITLE_MIN : initial.title === undefined ? ANSWER_MIN : BODY_MIN;
    return t(place === "topic" ? "problem.topic" : `problem.${code as TextProblem}`, { min });
  };
  const form = useSimpleForm({
    initial: { ...initial, photos: [] } as Values<Text>,
    check: (values): ThreadProblems => {
      const photos = problemOfPicks(values.photos);
      return { ...check(values), ...(photos && { photos }) } as ThreadProblems;
    },
    problemText: textOf,
    send: ({ photos, ...text }, { key }) => send(text as unknown as Text, filesOf(photos), key),
    onSent,
    onFailure: (failure) => toast({ title: failureText(failure), tone: "danger" }),
  });
  const photos = useFormPicks(form, "photos", { rules: RULES });
  return { ...form, photos };
}
export type TextForm<Text extends Fields> = ReturnType<typeof useTextForm<Text>>;
