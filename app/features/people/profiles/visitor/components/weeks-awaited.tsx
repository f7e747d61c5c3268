import { useT } from "#app/platform/languages/language-context.tsx";
import { Skeleton } from "#app/ui/states.tsx";

/** As tall as the weeks with the first times for a visit. */
export function WeeksAwaited() {
  const t = useT("profiles");
  return (
    <section className="sect">
      <h2>{t("page.availability")}</h2>
      <Skeleton height="16rem" />
    </section>
  );
}
