import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { ThreeRooms } from "../../../visitor/components/three-rooms.tsx";

/** For unknown and removed ideas. */
export function IdeaNotFound() {
  const t = useT("ideas.detail");
  return (
    <>
      <MissingPage
        title={t("notFound.title")}
        text={t("notFound.text")}
        actions={
          <>
            <ButtonLink variant="primary" to="/ideas">
              {t("notFound.all")}
            </ButtonLink>
            <ButtonLink to="/inspiration">{t("notFound.newest")}</ButtonLink>
          </>
        }
      />
      <div className="wrap">
        <ThreeRooms title={t("notFound.others")} />
      </div>
    </>
  );
}
