import { SectionHead } from "#app/ui/page-header.tsx";
import { Skeleton } from "#app/ui/states.tsx";

/** The place of three rooms that are on their way: as tall as they are, so that the page does not grow below a reader. */
export const RoomsAwaited = ({ title }: { title: string }) => (
  <section className="section" aria-busy>
    <SectionHead title={title} />
    <div className="three-rooms" aria-hidden>
      {[1, 2, 3].map((place) => (
        <div key={place} className="awaited">
          <div className="photo" />
          <Skeleton width="70%" />
          <Skeleton width="45%" />
        </div>
      ))}
    </div>
  </section>
);
