import { type ComponentProps, lazy, Suspense } from "react";

const DeliveryDay = lazy(() => import("./delivery-day.tsx"));

/** The place of the delivery day on a product's page; the day itself comes after the page. */
export const DeliveryPlace = (props: ComponentProps<typeof DeliveryDay>) => (
  <div className="deliver">
    <Suspense>
      <DeliveryDay {...props} />
    </Suspense>
  </div>
);
