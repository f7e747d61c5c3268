import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { BODY_MIN, checkBody, checkTitle, MOST_LINKS, type ThreadProblems, TITLE_LENGTH, TITLE_MIN, TOPIC_KINDS } from "../../forum.ts";
import { MentionTextarea } from "./mention-textarea.tsx";

export type ThreadValues = { topic: string; title: string; body: string };

/** What the form can tell before it asks. */
export function checkThread({ topic, title, body }: ThreadValues): ThreadProblems {
  const titleProblem = checkTitle(title.trim());
  const bodyProblem = checkBody(body.trim(), BODY_MIN, MOST_LINKS.known);
  return { ...(titleProblem && { title: titleProblem }), ...(bodyProblem && { body: bodyProblem }), ...(!topic && { topic: "required" }) };
}

type Props = { values: ThreadValues; problems: ThreadProblems; onChange(values: ThreadValues): void; afterTitle?: ReactNode; threadId?: string };

/** Title, topic and text of a question. */
export function ThreadFields({ values, problems, onChange, afterTitle, threadId }: Props) {
  const t = useT("forum.write");
  const forum = useT("forum");
  const { data: topics } = useQuery(orpc.forum.topics.queryOptions());
  return (
    <>
      <Input
        label={t("title")}
        hint={t("titleHint")}
        error={problems.title && t(`problem.${problems.title}`, { min: TITLE_MIN })}
        maxLength={TITLE_LENGTH}
        required
        autoComplete="off"
        value={values.title}
        onChange={(event) => onChange({ ...values, title: event.target.value })}
      />
      {afterTitle}
      <Select
        label={t("topic")}
        error={problems.topic && t("problem.topic")}
        required
        value={values.topic}
        onChange={(event) => onChange({ ...values, topic: event.target.value })}
      >
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
        error={problems.body && t(`problem.${problems.body}`, { min: BODY_MIN })}
        value={values.body}
        rows={8}
        threadId={threadId}
        onChange={(body) => onChange({ ...values, body })}
      />
    </>
  );
}
