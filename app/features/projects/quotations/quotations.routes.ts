import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";

const here = "features/projects/quotations";

export const routes: FeatureRoutes = {
  workspace: [
    route("bids/:id", `${here}/client/screens/bid.tsx`),
    route("quote-builder", `${here}/author/screens/quotation-list.tsx`),
    route("quote-builder/prices", `${here}/author/screens/prices.tsx`),
    route("quote-builder/:id", `${here}/author/screens/quote-builder.tsx`),
  ],
  public: [route("quotes/:key", `${here}/client/screens/shared-quotation.tsx`)],
  bare: [
    route("bids/:id/quote.pdf", `${here}/client/screens/bid-pdf.ts`),
    route("quotes/:key/photos/:file/:width", `${here}/client/screens/shared-photo.ts`),
    route("quotes/:key/quote.pdf", `${here}/client/screens/shared-pdf.ts`),
    route("quote-builder/:id/:number/quote.pdf", `${here}/author/screens/own-pdf.ts`),
  ],
};
