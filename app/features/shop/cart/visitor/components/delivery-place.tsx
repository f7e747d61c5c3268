import { type ComponentProps, lazy, Suspense } from "react";
import { useFirstSign } from "#app/kit/first-sign.ts";
import { DeliveryAwaited } from "./delivery-awaited.tsx";

const DeliveryDay = lazy(() => import("./delivery-day.tsx"));

/** The place of the delivery day on a product's page; the day itself comes with the first sign of a reader, so that it costs the page no script. */
export function DeliveryPlace(props: ComponentProps<typeof DeliveryDay>) {
  const isAwake = useFirstSign();
  return (
    <div className="deliver" data-asleep={isAwake ? undefined : ""}>
      <Suspense fallback={<DeliveryAwaited />}>{isAwake ? <DeliveryDay {...props} /> : <DeliveryAwaited />}</Suspense>
    </div>
  );
}
