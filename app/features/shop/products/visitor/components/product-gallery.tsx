import { lazy, Suspense, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ProductDetail, ProductVariant } from "../../products.contract.ts";

const ProductViewer = lazy(() => import("./product-viewer.tsx").then((module) => ({ default: module.ProductViewer })));
const ProductModel = lazy(() => import("./product-model.tsx").then((module) => ({ default: module.ProductModel })));

const SHOWN = 3;

/** The photographs of the variant that is chosen, or of them all: the first ones large, every one in the viewer. */
export function ProductGallery({ product, chosen }: { product: ProductDetail; chosen: ProductVariant | undefined }) {
  const t = useT("products.page");
  const [open, setOpen] = useState<number | "model" | null>(null);
  const { model } = product;
  const close = () => setOpen(null);
  const own = new Set(chosen?.photoIds);
  const photos = product.photos
    .toSorted((a, b) => Number(own.has(b.id)) - Number(own.has(a.id)))
    .map((photo) => ({ ...photo, alt: photo.alt ?? product.name }));
  if (photos.length === 0) return <Photo image={null} shape="3:2" sizes="100vw" />;
  const shown = photos.slice(0, SHOWN);
  /** Of the whole width: the first one, and a last one without a neighbor. */
  const isWide = (index: number) => index === 0 || (index === shown.length - 1 && index % 2 === 1);
  return (
    <div className="pd-gal">
      <div className="strip">
        {shown.map((photo, index) => (
          <Photo
            key={photo.id}
            image={photo}
            shape={index === 0 ? "3:2" : "4:3"}
            sizes={isWide(index) ? "(max-width: 900px) 100vw, 60vw" : "(max-width: 900px) 94vw, 30vw"}
            priority={index === 0}
            {...(index === 0 && { className: "lead-photo" })}
          >
            <button type="button" className="over" aria-label={t("gallery.open", { n: index + 1, m: photos.length })} onClick={() => setOpen(index)} />
          </Photo>
        ))}
      </div>
      <div className="ways">
        {model && (
          <Button size="sm" onClick={() => setOpen("model")}>
            {t("gallery.model")}
          </Button>
        )}
        <Button size="sm" onClick={() => setOpen(0)}>
          {t("gallery.all", { n: photos.length })}
        </Button>
      </div>
      {open !== null && (
        <Suspense>
          {open !== "model" && <ProductViewer product={product} photos={photos} start={open} onClose={close} />}
          {open === "model" && model && <ProductModel product={product} model={model} chosen={chosen} onClose={close} />}
        </Suspense>
      )}
    </div>
  );
}
