import type { ClipboardEvent, ReactNode } from "react";
import { Form } from "#app/ui/form/form.tsx";
import { ColorField } from "./color-field.tsx";
import { PhotoField } from "./photo-field.tsx";
import { TagField } from "./tag-field.tsx";
import { AdditionalDetails, BasicInformation } from "./text-fields.tsx";
import type { IdeaForm } from "./use-idea-form.ts";
import "../../idea-uploads.css";

type Props = { form: IdeaForm; label: string; top?: ReactNode; aside: ReactNode; foot: ReactNode };

/** The whole form, for a new idea and for an old one. Pictures can be pasted anywhere in it. */
export function IdeaFormFields({ form, label, top, aside, foot }: Props) {
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"));
    if (files.length === 0) return;
    event.preventDefault();
    form.photos.add(files);
  };
  return (
    <Form form={form} isLong aria-label={label} onPaste={onPaste}>
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
    </Form>
  );
}
