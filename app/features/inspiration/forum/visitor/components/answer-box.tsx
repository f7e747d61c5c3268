import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ThreadDetail } from "../../forum.contract.ts";
import { threadPath } from "../../forum.ts";
import { Composer } from "./lazy-forms.tsx";

/** Where an answer is written; visitors sign in first and come back here. */
export function AnswerBox({ thread }: { thread: ThreadDetail }) {
  const t = useT("forum");
  const { viewer, isKnown } = useViewer();
  return (
    <section className="forum-write" id="write">
      <h2>{t("yourAnswer")}</h2>
      {viewer ? (
        <Composer thread={thread} />
      ) : (
        isKnown && (
          <div className="panel">
            <p>{t("signInText")}</p>
            <ButtonLink variant="primary" to={`/login?redirect=${encodeURIComponent(threadPath(thread.topic.slug, thread.slug))}`} rel="nofollow">
              {t("signIn")}
            </ButtonLink>
          </div>
        )
      )}
    </section>
  );
}
