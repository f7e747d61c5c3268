import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/shop/orders";
const screen = (name: string) => `${here}/visitor/screens/${name}`;

export const routes: FeatureRoutes = {
  public: [route("ordered/:id", screen("ordered.tsx"))],
  dashboard: [route("orders", screen("sent-orders.tsx"))],
  vendor: [route("orders", screen("vendor-orders.tsx"))],
  admin: [route("orders", `${here}/admin/screens/orders.tsx`)],
  bare: [
    route("ordered/:id/transfer-receipt", screen("transfer-receipt.ts")),
    route("orders/:id/receipt.pdf", screen("receipt-pdf.ts")),
    route("orders/:id/packing-slip.pdf", screen("packing-slip-pdf.ts")),
  ],
};
