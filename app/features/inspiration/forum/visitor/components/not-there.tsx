import { useT } from "#app/platform/languages/language-context.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { FORUM_PATH } from "../../forum.ts";

/** For addresses of no topic and no question, and of questions that the viewer may not see. */
export function NotThere({ kind }: { kind: "topic" | "thread" }) {
  const t = useT("forum");
  return <MissingPage title={t(`missing.${kind}`)} text={t("missing.text")} to={FORUM_PATH} action={t("missing.back")} />;
}
