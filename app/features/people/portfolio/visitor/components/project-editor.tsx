import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { ACTING_PARAMETER, ActingNote, useActing } from "#app/features/people/organizations/public.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { localText } from "#app/platform/text/local-text.ts";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import type { OwnProject } from "../../portfolio.contract.ts";
import { PORTFOLIO } from "../../portfolio.ts";
import { ProjectDetails, ProjectRights, ProjectTexts } from "./project-fields.tsx";
import { ProjectPhotoFields } from "./project-photo-fields.tsx";
import { ProjectSteps } from "./project-steps.tsx";
import { useProjectForm } from "./use-project-form.ts";
import "../../portfolio.edit.css";

/** The list that it stands in. */
const portfolioOf = (professional: { id: string; organization: string | null } | undefined): string =>
  professional?.organization ? `${PORTFOLIO}?${ACTING_PARAMETER}=${professional.id}` : PORTFOLIO;

/** One project with everything that its owner says about it. */
export function ProjectEditor({ project }: { project: OwnProject }) {
  const t = useT("portfolio.edit");
  const { code } = useLanguage();
  const form = useProjectForm(project);
  const { people } = useActing();
  const professional = people.find(({ id }) => id === project.ownerId);
  const title = localText(form.stored.title, form.stored.titleAr, code);
  return (
    <div className="max-w-[1280px]">
      <title>{title}</title>
      <Link className="link mb-3 inline-flex text-sm" to={portfolioOf(professional)}>
        <ArrowLeft size={16} className="flip" aria-hidden />
        {t("back")}
      </Link>
      <DashboardHeader title={<bdi>{title}</bdi>} text={t("editorText", { n: form.stored.photos.length })} />
      {professional && <ActingNote professional={professional} />}
      <Form form={form} isLong className="mt-6">
        <ConflictBox form={form} nameOf={(field) => t(`field.${field}`)} />
        <fieldset disabled={!project.canEdit} className="project-editor">
          <div>
            <ProjectPhotoFields form={form} />
            <ProjectTexts form={form} />
            <ProjectDetails form={form} />
          </div>
          <div>
            <ProjectSteps form={form} />
            <ProjectRights form={form} />
          </div>
        </fieldset>
        {project.canEdit && <SaveBar form={form} />}
      </Form>
      <LeaveGuard isDirty={form.isDirty && !form.isSending} />
    </div>
  );
}
