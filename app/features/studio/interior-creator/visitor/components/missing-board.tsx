import { useT } from "#app/platform/languages/language-context.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { CREATOR_PATH } from "../../interior-creator.ts";

/** There is no such board, or not for this viewer: the way to an own one. */
export function MissingBoard({ text }: { text: string }) {
  const t = useT("interior-creator");
  return <MissingPage title={t("missing.title")} text={text} to={CREATOR_PATH} action={t("missing.action")} />;
}
