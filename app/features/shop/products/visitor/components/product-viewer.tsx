import { SaveSlot } from "#app/features/people/saved/public.ts";
import { ShareButton } from "#app/kit/share-button.tsx";
import { PhotoViewer, type ViewedPhoto } from "#app/ui/viewer/photo-viewer.tsx";
import type { ProductDetail } from "../../products.contract.ts";
import { productPath } from "../../products.ts";

type Props = { product: ProductDetail; photos: readonly ViewedPhoto[]; start: number; onClose(): void };

/** A product's photographs on the whole screen. */
export const ProductViewer = ({ product: { id, name, slug, vendor }, photos, start, onClose }: Props) => (
  <PhotoViewer
    photos={photos}
    start={start}
    owner={{ name, place: vendor.name }}
    tools={
      <>
        <SaveSlot type="product" id={id} name={name} />
        <ShareButton title={name} path={productPath(slug)} look="photo" />
      </>
    }
    onClose={onClose}
  />
);
