import { Suspense } from "react";
import { DesignList } from "#app/features/studio/design-editor/public.tsx";
import { BoardList } from "#app/features/studio/interior-creator/public.tsx";
import { RedesignHistory } from "#app/features/studio/redesign/public.tsx";
import { StudioModes } from "#app/kit/studio-modes.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import "../../studio-page.css";

/** The three lists bring the texts of their own features. */
export const handle = { namespaces: ["redesign", "design-editor", "interior-creator"] };

/** All that someone made in the studio, and the way into its three modes. */
export default function Studio() {
  const t = useT("dashboard");
  return (
    <>
      <title>{t("studio.page")}</title>
      <DashboardHeader title={t("studio.page")} text={t("studio.text")} />
      <StudioModes current={null} />
      <Suspense fallback={<StudioWaits />}>
        <div className="studio-page">
          <RedesignHistory />
          <DesignList open={null} />
          <BoardList />
        </div>
      </Suspense>
    </>
  );
}

function StudioWaits() {
  return (
    <div className="studio-page" aria-hidden>
      {["redesigns", "designs", "boards"].map((part) => (
        <div key={part}>
          <Skeleton width="12rem" height="1.6rem" />
          <div className="studio-waits">
            {[0, 1, 2].map((place) => (
              <Skeleton key={place} height="12rem" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
