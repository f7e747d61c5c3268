import { Plus } from "lucide-react";
import { useState } from "react";
import { actingLoader } from "#app/features/people/organizations/public.server.ts";
import { ActingFor, useActing } from "#app/features/people/organizations/public.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { NewProject } from "../components/new-project.tsx";
import { OwnProjects } from "../components/own-projects.tsx";
import "../../portfolio.edit.css";

/** Several routes share this file, so their ids do not name the feature. */
export const handle = { namespaces: ["portfolio.edit", "organizations.acting", "ui.form"] };

export const loader = actingLoader((server, professionalId) => [server.portfolio.list.queryOptions({ input: { professionalId } })]);

/** The screen itself loads another professional's. */
export const shouldRevalidate = () => false;

export default hydrated(OwnPortfolio);

function OwnPortfolio() {
  const t = useT("portfolio.edit");
  const acting = useActing();
  const { current } = acting;
  const theirs = useT("organizations.acting");
  const isTheirs = current !== undefined && current.organization !== null;
  const title = isTheirs ? theirs("portfolio", { name: current.name }) : t("title");
  const [isCreating, setCreating] = useState(false);
  const begin = current?.canEdit && (
    <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t("new.button")}
    </Button>
  );
  return (
    <div className="mx-auto max-w-[980px]">
      <title>{title}</title>
      <DashboardHeader
        title={title}
        text={!isTheirs && t("text")}
        actions={
          <>
            {current && (
              <ButtonLink size="sm" to={`/profile/${current.id}`}>
                {isTheirs ? theirs("profile") : t("seeProfile")}
              </ButtonLink>
            )}
            {begin}
          </>
        }
      />
      <ActingFor acting={acting} />
      <div className="mt-6">{current && <OwnProjects key={current.id} professional={current} begin={begin} />}</div>
      {isCreating && current && <NewProject professionalId={current.id} onClose={() => setCreating(false)} />}
    </div>
  );
}
