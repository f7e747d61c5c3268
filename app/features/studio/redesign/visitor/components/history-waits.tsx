import { Skeleton } from "#app/ui/states.tsx";

/** The cards of what someone made, before they are there: of their size. */
export function HistoryWaits() {
  return (
    <div className="redesign-cards" aria-hidden>
      {[0, 1, 2].map((place) => (
        <div key={place}>
          <Skeleton className="aspect-[3/2]" height="auto" />
          <Skeleton className="mt-3" width="60%" height="1.4rem" />
          <Skeleton className="mt-1" width="80%" height="1.4rem" />
        </div>
      ))}
    </div>
  );
}
