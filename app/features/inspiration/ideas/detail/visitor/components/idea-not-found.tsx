import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { ThreeRooms } from "../../../visitor/components/three-rooms.tsx";

/** For unknown and removed ideas. */
export function IdeaNotFound() {
  const t = useT("ideas.detail");
  return (
    <MissingPage
      title={t("notFound.title")}
      text={t("notFound.text")}
      also={<ButtonLink to="/inspiration">{t("notFound.newest")}</ButtonLink>}
      to="/ideas"
      action={t("notFound.all")}
    >
      <div className="wrap">
        <ThreeRooms title={t("notFound.others")} />
      </div>
    </MissingPage>
  );
}
