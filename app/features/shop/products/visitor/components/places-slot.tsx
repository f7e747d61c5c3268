import { lazy, Suspense, useState } from "react";
import { useNear } from "#app/ui/list/use-near.ts";
import type { ProductDetail } from "../../products.contract.ts";

const Places = lazy(() => import("./piece-places.tsx").then((module) => ({ default: module.PiecePlaces })));

const AHEAD = 300;

/** The viewer's ideabooks and planned projects, which store pieces, too. Loaded when scrolled near. */
export function PlacesSlot({ product }: { product: ProductDetail }) {
  const [isNear, setNear] = useState(false);
  const place = useNear(!isNear, AHEAD, () => setNear(true));
  return (
    <div ref={place} className="sect">
      {isNear && (
        <Suspense fallback={null}>
          <Places product={product} />
        </Suspense>
      )}
    </div>
  );
}
