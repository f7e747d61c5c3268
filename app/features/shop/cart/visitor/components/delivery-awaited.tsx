import { Skeleton } from "#app/ui/states.tsx";

/** As tall as the choice of a city. */
export const CityAwaited = () => <Skeleton width="60%" height="44px" />;

/** As tall as the day and the kind of a delivery. */
export const DayAwaited = () => (
  <div className="awaited" aria-hidden>
    <Skeleton width="13rem" height="1.375rem" />
    <Skeleton width="8rem" height="0.875rem" />
  </div>
);

/** In the places of what comes, so that nothing below moves. */
export const DeliveryAwaited = () => (
  <>
    <div className="to">
      <Skeleton width="5rem" height="1.125rem" />
      <CityAwaited />
    </div>
    <DayAwaited />
  </>
);
