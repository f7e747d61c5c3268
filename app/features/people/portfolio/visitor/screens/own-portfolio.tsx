import { Plus } from "lucide-react";
import { useState } from "react";
import { prefetchLoader, professionals } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { NewProject } from "../components/new-project.tsx";
import { OwnProjects } from "../components/own-projects.tsx";
import "../../portfolio.edit.css";

/** Several routes share this file, so their ids do not name the feature. */
export const handle = { namespaces: ["portfolio.edit", "ui.form"] };

export const loader = prefetchLoader(professionals, (server) => [server.portfolio.list.queryOptions()]);

export default hydrated(OwnPortfolio);

function OwnPortfolio() {
  const t = useT("portfolio.edit");
  const { viewer } = useViewer();
  const [isCreating, setCreating] = useState(false);
  const begin = (
    <Button size="sm" variant="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t("new.button")}
    </Button>
  );
  return (
    <div className="mx-auto max-w-[980px]">
      <title>{t("title")}</title>
      <DashboardHeader
        title={t("title")}
        text={t("text")}
        actions={
          <>
            {viewer && (
              <ButtonLink size="sm" to={`/profile/${viewer.id}`}>
                {t("seeProfile")}
              </ButtonLink>
            )}
            {begin}
          </>
        }
      />
      <div className="mt-6">
        <OwnProjects begin={begin} />
      </div>
      {isCreating && <NewProject onClose={() => setCreating(false)} />}
    </div>
  );
}
