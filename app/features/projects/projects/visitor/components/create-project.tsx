import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceChips, RadioGroup } from "#app/ui/form/choice-group.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ProjectSource } from "../../projects.contract.ts";
import { briefingPath, PROJECTS_PATH, ROOM_KINDS, TITLE_LENGTH, WORKS } from "../../projects.ts";

type Values = { title: string; work: string | null; rooms: string[] };

/** Three questions, and what it begins with; everything else is asked in the briefing. */
export function CreateProject({ source }: { source: ProjectSource | null }) {
  const t = useT("projects");
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useSimpleForm({
    initial: { title: source && source.kind !== "piece" ? source.title.slice(0, TITLE_LENGTH) : "", work: null, rooms: source?.rooms ?? [] } as Values,
    check: (values): Partial<Record<string, string>> => (values.title.trim() ? {} : { title: "required" }),
    problemText: (code) => t(`create.problem.${code as "required"}`),
    send: (values, { key }) => api.projects.create({ ...values, idempotencyKey: key, ...(source && { from: { kind: source.kind, id: source.id } }) }),
    onSent: async ({ id }) => {
      await client.invalidateQueries({ queryKey: orpc.projects.list.key() });
      await navigate(briefingPath(id));
    },
  });
  return (
    <Form form={form} className="grid gap-7">
      {source && (
        <div className="project-source panel">
          <Photo image={source.photo && { ...source.photo, isPrivate: source.isPrivate }} sizes="200px" alt="" />
          <p>
            <span className="block text-sm text-muted">{t(`source.${source.kind}`)}</span>
            <b dir="auto" lang={languageOf(source.title)}>
              {source.title}
            </b>
          </p>
        </div>
      )}
      <Input
        label={t("create.name")}
        hint={t("create.nameHint")}
        required
        maxLength={TITLE_LENGTH}
        {...form.text("title")}
        error={form.error("title") ?? form.error("limit")}
      />
      <RadioGroup
        label={t("create.work")}
        options={WORKS.map((value) => ({ value, label: t(`work.${value}`), text: t(`workText.${value}`) }))}
        value={form.values.work as (typeof WORKS)[number] | null}
        onChange={(value) => form.set("work", value)}
      />
      <ChoiceChips
        label={t("create.rooms")}
        hint={t("create.roomsHint")}
        options={ROOM_KINDS.map((value) => ({ value, label: t(`room.${value}`) }))}
        value={form.values.rooms}
        onChange={(rooms) => form.set("rooms", rooms)}
      />
      <FailureNote form={form} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" size="lg" pending={form.isSending}>
          {t("create.start")}
        </Button>
        <Link className="link" to={PROJECTS_PATH}>
          {t("create.mine")}
        </Link>
      </div>
    </Form>
  );
}
