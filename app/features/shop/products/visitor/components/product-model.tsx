import { modelUrl } from "#app/platform/media/model.ts";
import { Photo } from "#app/ui/photo.tsx";
import { ModelDialog } from "#app/ui/viewer/model/model-dialog.tsx";
import type { ProductDetail, ProductVariant } from "../../products.contract.ts";

type Props = { product: ProductDetail; model: string; chosen: ProductVariant | undefined; onClose(): void };

/** A product from all sides. */
export function ProductModel({ product: { name, photos, variants }, model, chosen, onClose }: Props) {
  const { width = null, depth = null, height = null } = chosen ?? {};
  return (
    <ModelDialog
      address={modelUrl(model)}
      name={name}
      measures={width !== null && depth !== null && height !== null ? { width, depth, height } : null}
      hasChoices={variants.length > 1}
      photos={photos.map((photo) => <Photo key={photo.id} image={photo} alt={photo.alt ?? name} shape="3:2" sizes="(max-width: 900px) 94vw, 830px" />)}
      onClose={onClose}
    />
  );
}
