import { lazy, Suspense, useState } from "react";
import { useNear } from "#app/ui/list/use-near.ts";
import type { ProductDetail } from "../../products.contract.ts";

const Panel = lazy(() => import("#app/features/inspiration/ideabooks/public.ts").then((module) => ({ default: module.IdeabookPanel })));

const AHEAD = 300;

/** The viewer's ideabooks, which store pieces, too. Loaded when scrolled near. */
export function BookSlot({ product: { id, name, photos } }: { product: ProductDetail }) {
  const [isNear, setNear] = useState(false);
  const place = useNear(!isNear, AHEAD, () => setNear(true));
  return (
    <div ref={place} className="sect">
      {isNear && (
        <Suspense fallback={null}>
          <Panel ideaId={id} title={name} photo={photos[0]} isPiece />
        </Suspense>
      )}
    </div>
  );
}
