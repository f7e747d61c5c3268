import { useT } from "#app/platform/languages/language-context.tsx";
import { EmptyState } from "#app/ui/states.tsx";

export default function NoConversation() {
  const t = useT("messages");
  return (
    <div className="thread-none">
      <EmptyState title={t("none.title")} text={t("none.text")} />
    </div>
  );
}
