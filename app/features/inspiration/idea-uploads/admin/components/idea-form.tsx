import type { ClipboardEvent, KeyboardEvent, ReactNode } from "react";
import { ColorField } from "./color-field.tsx";
import { PhotoField, useAddPhotos } from "./photo-field.tsx";
import { TagField } from "./tag-field.tsx";
import { AdditionalDetails, BasicInformation } from "./text-fields.tsx";
import type { IdeaForm } from "./use-idea-fields.ts";
import "../../idea-uploads.css";

type Props = { form: IdeaForm; label: string; onSend(): void; top?: ReactNode; aside: ReactNode; foot: ReactNode };

/** The whole form, for a new idea and for an old one. Ctrl and Enter send it; pictures can be pasted anywhere in it. */
export function IdeaFormFields({ form, label, onSend, top, aside, foot }: Props) {
  const add = useAddPhotos(form.photos);
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"));
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    const isSend = event.ctrlKey || event.metaKey;
    // Enter in a field must not send a long form by accident.
    if (isSend || event.target instanceof HTMLInputElement) event.preventDefault();
    if (isSend) onSend();
  };
  return (
    <form
      aria-label={label}
      noValidate
      onPaste={onPaste}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {top}
      <div className="idea-form">
        <div className="grid min-w-0 gap-5">
          <BasicInformation form={form} />
          <PhotoField form={form} />
          <ColorField form={form} />
          <TagField form={form} />
          <AdditionalDetails form={form} />
        </div>
        <div className="idea-form-side">{aside}</div>
      </div>
      <div className="idea-form-foot">{foot}</div>
    </form>
  );
}
