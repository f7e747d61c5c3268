import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Suspense } from "react";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { MessageButton } from "#app/features/talk/messages/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Project, ProjectPerson } from "../../projects.contract.ts";
import { PROJECTS_PATH } from "../../projects.ts";

export function PeoplePart({ project: { id, people, access } }: { project: Project }) {
  const t = useT("projects");
  return (
    <section aria-labelledby="people-title">
      <h2 id="people-title">{t("part.people")}</h2>
      <ul className="project-people">
        {people.map((person) => (
          <PersonRow key={person.id ?? "owner"} projectId={id} person={person} mayRemove={person.id !== null && (access === "owner" || person.isViewer)} />
        ))}
      </ul>
      {access === "owner" && (
        <details className="mt-4">
          <summary className="link">{t("people.invite")}</summary>
          <InviteForm projectId={id} />
        </details>
      )}
    </section>
  );
}

function PersonRow({ projectId, person, mayRemove }: { projectId: string; person: ProjectPerson; mayRemove: boolean }) {
  const t = useT("projects");
  const trade = useT("requests");
  const client = useQueryClient();
  const navigate = useNavigate();
  const removing = useMutation({
    mutationFn: () => api.projects.removePerson({ id: projectId, personId: person.id ?? "" }),
    onSuccess: async () => {
      if (person.isViewer) await navigate(PROJECTS_PATH);
      await client.invalidateQueries({ queryKey: orpc.projects.key() });
    },
    onError: () => toast({ title: t("failed"), tone: "danger" }),
  });
  const role = person.trade ? trade(`trade.${person.trade}`) : t(`access.${person.role}`);
  const line = person.status === "invited" ? t("people.invited") : person.isViewer ? t("people.you", { role }) : role;
  return (
    <li>
      <Avatar name={person.name} src={person.image} />
      <span className="min-w-0">
        <b dir="auto">{person.name}</b>
        <span className="block text-sm text-muted">{line}</span>
      </span>
      <span className="flex items-center">
        {person.profileId && (
          <Suspense>
            <MessageButton size="sm" variant="ghost" about={{ profile: person.profileId }} />
          </Suspense>
        )}
        {mayRemove && (
          <IconButton
            label={person.isViewer ? t("people.leave") : t("people.remove", { name: person.name })}
            disabled={removing.isPending}
            onClick={() => removing.mutate()}
          >
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </span>
    </li>
  );
}

const PROBLEMS = ["email", "self", "already", "tooManyPeople"] as const;

/** Asks someone of the family in. The address stays in its field when that failed. */
function InviteForm({ projectId }: { projectId: string }) {
  const t = useT("projects");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { email: "" },
    problemText: (code: (typeof PROBLEMS)[number]) => t(`people.problem.${code}`),
    send: ({ email }) => api.projects.invite({ id: projectId, email }),
    onSent: () => {
      toast({ title: t("people.sent", { email: form.values.email.trim() }) });
      form.restart({ email: "" });
      return client.invalidateQueries({ queryKey: orpc.projects.key() });
    },
  });
  const { failure } = form;
  const refused = failure ? t(failure.kind === "tooOften" ? "people.limited" : "failed") : undefined;
  return (
    <Form form={form} className="mt-4 grid gap-4">
      <Input label={t("people.email")} hint={t("people.hint")} type="email" autoComplete="off" {...form.text("email")} error={form.error("email") ?? refused} />
      <div>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("people.send")}
        </Button>
      </div>
    </Form>
  );
}
