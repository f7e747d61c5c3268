import { Skeleton } from "#app/ui/states.tsx";

/** The places of what is on its way. */
export const QueueWaits = ({ height }: { height: string }) => (
  <div className="mod-queue">
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} height={height} />
    ))}
  </div>
);
