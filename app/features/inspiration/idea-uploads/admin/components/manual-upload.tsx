import { Upload } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { countProblems } from "#app/platform/rules/problems.ts";
import { Button } from "#app/ui/button.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { IdeaFormFields } from "./idea-form.tsx";
import { IdeaPreview } from "./idea-preview.tsx";
import { useUploadForm } from "./use-upload-form.tsx";

/** The tab 'Manual Upload'. */
export function ManualUpload({ personId, isShown }: { personId: string; isShown: boolean }) {
  const t = useT("idea-uploads");
  const form = useUploadForm(personId);
  const problems = countProblems(form.problems);
  return (
    <>
      {isShown && <p className="mb-5 text-sm text-muted">{t("tabText.manual")}</p>}
      <IdeaFormFields
        form={form}
        label={t("tab.manual")}
        top={
          form.isRestored && (
            <p role="status" className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-info-soft px-4 py-2 text-sm text-info">
              {t("draft.restored")}
              <Button size="sm" variant="ghost" onClick={form.clear}>
                {t("draft.discard")}
              </Button>
            </p>
          )
        }
        aside={<IdeaPreview form={form} />}
        foot={
          <>
            <p role="status" className={problems > 0 ? "me-auto text-sm text-danger" : "me-auto text-sm text-muted phone:-me-3"}>
              {problems > 0 ? (
                t("fixFields", { count: problems })
              ) : (
                <span className="phone:hidden">{t.rich("shortcut", { key: (text) => <kbd>{text}</kbd> })}</span>
              )}
            </p>
            <Button type="submit" variant="primary" icon={<Upload aria-hidden />} pending={form.isSending} disabled={form.isSending}>
              {t(form.isSending ? "uploading" : "upload")}
            </Button>
          </>
        }
      />
      <LeaveGuard isDirty={form.isDirty} text={t("leave.textNew")} />
    </>
  );
}
