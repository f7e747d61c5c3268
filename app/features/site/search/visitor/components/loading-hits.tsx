import { useT } from "#app/platform/languages/language-context.tsx";
import { Skeleton } from "#app/ui/states.tsx";

/** In the place of what is searched for. */
export function LoadingHits() {
  const t = useT("search");
  return (
    <div className="search-kind">
      <p className="vh" role="status">
        {t("loading")}
      </p>
      <div className="cards four" aria-hidden>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
          <div key={n}>
            <Skeleton height="11rem" />
            <Skeleton width="70%" height="1.2em" />
          </div>
        ))}
      </div>
    </div>
  );
}
