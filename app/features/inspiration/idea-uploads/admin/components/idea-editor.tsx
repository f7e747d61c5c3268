import { useMutation } from "@tanstack/react-query";
import { ExternalLink, Eye, EyeOff, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "#app/api/client.ts";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { EditedIdea } from "../../idea-uploads.contract.ts";
import { BIN_DAYS } from "../../idea-uploads.ts";
import { IdeaFormFields } from "./idea-form.tsx";
import { IdeaPreview } from "./idea-preview.tsx";
import { IdeaStatusBadge } from "./idea-status.tsx";
import { type EditForm, useEditForm } from "./use-edit-form.ts";

type Step = "publish" | "unpublish" | "remove" | "restore";
const SAID = { publish: "toast.published", unpublish: "toast.unpublished", remove: "toast.removed", restore: "toast.restored" } as const;

/** Publishing, hiding, the bin: each on its own, at once, while what is typed stays. */
function useStep(form: EditForm) {
  const t = useT("idea-uploads");
  const { id } = form.stored;
  return useMutation({
    mutationFn: async (step: Step): Promise<EditedIdea> => {
      if (step === "remove") await api.ideasAdmin.remove({ id });
      else if (step === "restore") await api.ideasAdmin.restore({ id });
      else await api.ideasAdmin.setStatus({ selection: { ids: [id] }, status: step === "publish" ? "published" : "unpublished" });
      return api.ideasAdmin.get({ id });
    },
    onSuccess: (next, step) => {
      toast({ title: t(SAID[step], { title: next.title }) });
      form.follow(next);
    },
    onError: () => toast({ title: t("error"), description: t("toast.changeFailed"), tone: "danger" }),
  });
}

export function IdeaEditor({ idea }: { idea: EditedIdea }) {
  const t = useT("idea-uploads");
  const form = useEditForm(idea);
  const { stored } = form;
  const step = useStep(form);
  return (
    <>
      <title>{`${stored.title} · ${t("list.title")}`}</title>
      <DashboardHeader
        title={<bdi lang={languageOf(stored.title)}>{stored.title}</bdi>}
        text={<IdeaStatusBadge status={stored.status} />}
        actions={<Steps form={form} step={step} />}
      />
      <div className="mt-6">
        {stored.status === "removed" ? (
          <p className="max-w-[760px] rounded-card bg-danger-soft px-4 py-3 text-sm text-danger">{t("edit.inBin", { days: BIN_DAYS })}</p>
        ) : (
          <IdeaFormFields
            form={form}
            label={t("edit.label", { title: stored.title })}
            top={<ConflictBox form={form} nameOf={(field) => t(`field.${field}`)} />}
            aside={
              <>
                <IdeaPreview form={form} />
                <Facts idea={stored} />
              </>
            }
            foot={<SaveBar form={form} />}
          />
        )}
      </div>
      <LeaveGuard isDirty={form.isDirty && !form.isSending && stored.status !== "removed"} text={t("leave.text")} />
    </>
  );
}

function Steps({ form, step }: { form: EditForm; step: ReturnType<typeof useStep> }) {
  const t = useT("idea-uploads");
  const { stored } = form;
  const [isAsking, setAsking] = useState(false);
  const pending = (name: Step) => step.isPending && step.variables === name;
  if (stored.status === "removed") {
    return (
      <Button size="sm" variant="primary" icon={<RotateCcw size={16} aria-hidden />} pending={pending("restore")} onClick={() => step.mutate("restore")}>
        {t("edit.restore")}
      </Button>
    );
  }
  return (
    <>
      {stored.status === "published" ? (
        <>
          <a className={buttonClass({ size: "sm" })} href={ideaPath(stored.slug)} target="_blank" rel="noreferrer">
            <ExternalLink size={16} aria-hidden />
            {t("edit.open")}
          </a>
          <Button size="sm" icon={<EyeOff size={16} aria-hidden />} pending={pending("unpublish")} onClick={() => step.mutate("unpublish")}>
            {t("bulk.unpublish")}
          </Button>
        </>
      ) : (
        <Button size="sm" icon={<Eye size={16} aria-hidden />} pending={pending("publish")} onClick={() => step.mutate("publish")}>
          {t("bulk.publish")}
        </Button>
      )}
      <Button size="sm" icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {t("edit.remove")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t("edit.removeTitle")}
        cancel={t("edit.stay")}
        action={t("edit.remove")}
        isDanger
        onConfirm={() => {
          setAsking(false);
          step.mutate("remove");
        }}
      >
        {t("edit.removeText", { days: BIN_DAYS })}
      </ConfirmDialog>
    </>
  );
}

function Facts({ idea }: { idea: EditedIdea }) {
  const t = useT("idea-uploads");
  const format = useFormat();
  return (
    <dl className="mt-6 grid gap-2 border-t border-line pt-4 text-sm">
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{t("column.author")}</dt>
        <dd>{idea.author ? <bdi>{idea.author.name}</bdi> : t("noAuthor")}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{t("column.source")}</dt>
        <dd>{t(`source.${idea.upload_source}`)}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{t("column.created")}</dt>
        <dd>{format.date(idea.created_at)}</dd>
      </div>
    </dl>
  );
}
