import { Suspense } from "react";
import { IdeabookPanel } from "#app/features/inspiration/ideabooks/public.ts";
import { PieceProjects } from "#app/features/projects/projects/public.tsx";
import type { ProductDetail } from "../../products.contract.ts";

/** What a piece can be put into. */
export function PiecePlaces({ product: { id, name, photos } }: { product: ProductDetail }) {
  return (
    <div className="grid gap-6">
      <IdeabookPanel ideaId={id} title={name} photo={photos[0]} isPiece />
      <Suspense fallback={null}>
        <PieceProjects piece={{ id, name }} />
      </Suspense>
    </div>
  );
}
