import { Skeleton } from "#app/ui/states.tsx";

/** Skeletons while the queue loads. */
export const QueueWaits = ({ height }: { height: string }) => (
  <div className="mod-queue">
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} height={height} />
    ))}
  </div>
);
