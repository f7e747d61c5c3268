import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { type ThreadText, TITLE_LENGTH, TOPIC_KINDS } from "../../forum.ts";
import { MentionTextarea } from "./mention-textarea.tsx";
import type { TextForm } from "./use-text-form.ts";

type Props = { form: TextForm<ThreadText>; onChange?(values: ThreadText): void; afterTitle?: ReactNode; threadId?: string };

/** Title, topic and text of a question. */
export function ThreadFields({ form, onChange, afterTitle, threadId }: Props) {
  const t = useT("forum.write");
  const forum = useT("forum");
  const write = (part: Partial<ThreadText>) => {
    form.patch(part);
    onChange?.({ ...form.values, ...part });
  };
  const { data: topics } = useQuery(orpc.forum.topics.queryOptions());
  return (
    <>
      <Input
        label={t("title")}
        hint={t("titleHint")}
        error={form.error("title")}
        maxLength={TITLE_LENGTH}
        required
        autoComplete="off"
        value={form.values.title}
        onChange={(event) => write({ title: event.target.value })}
      />
      {afterTitle}
      <Select label={t("topic")} error={form.error("topic")} required value={form.values.topic} onChange={(event) => write({ topic: event.target.value })}>
        <option value="">{t("chooseTopic")}</option>
        {TOPIC_KINDS.map((kind) => (
          <optgroup key={kind} label={forum(`kind.${kind}`)}>
            {topics?.items
              .filter((topic) => topic.kind === kind)
              .map((topic) => (
                <option key={topic.slug} value={topic.slug}>
                  {topic.name}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      <MentionTextarea
        label={t("body")}
        hint={t("bodyHint")}
        error={form.error("body")}
        value={form.values.body}
        rows={8}
        threadId={threadId}
        onChange={(body) => write({ body })}
      />
    </>
  );
}
