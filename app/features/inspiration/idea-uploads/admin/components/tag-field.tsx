import { Plus } from "lucide-react";
import { useState } from "react";
import { TAG_LENGTH } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Chip } from "#app/ui/marks.tsx";
import { withTag } from "../../idea-uploads.rules.ts";
import { FormCard } from "./form-card.tsx";
import type { IdeaForm } from "./use-idea-form.ts";

export function TagField({ form }: { form: IdeaForm }) {
  const t = useT("idea-uploads");
  const [text, setText] = useState("");
  const problem = form.error("tags");
  const { tags } = form.values;
  const add = () => {
    form.set("tags", withTag(tags, text));
    setText("");
  };
  return (
    <FormCard title={t("section.tags")}>
      <Field label={t("field.tag")} error={problem}>
        {(aria) => (
          <div className="flex gap-2">
            <input
              {...aria}
              className="input min-w-0 flex-1"
              name="tag"
              dir="auto"
              placeholder={t("placeholder.tag")}
              maxLength={TAG_LENGTH}
              autoComplete="off"
              enterKeyHint="done"
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
            <Button icon={<Plus aria-hidden />} onClick={add}>
              {t("tags.add")}
            </Button>
          </div>
        )}
      </Field>
      {tags.length > 0 && (
        <ul className="chips" aria-label={t("tags.chosen")}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip
                on
                removeLabel={t("tags.remove", { tag })}
                onRemove={() =>
                  form.set(
                    "tags",
                    tags.filter((other) => other !== tag),
                  )
                }
              >
                <bdi lang={languageOf(tag)}>{tag}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </FormCard>
  );
}
