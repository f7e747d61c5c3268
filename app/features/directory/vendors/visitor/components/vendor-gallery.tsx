import { Images } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Photo } from "#app/ui/photo.tsx";
import type { VendorDetailData } from "../../vendors.contract.ts";
import { VendorTools } from "./vendor-tools.tsx";

const VendorViewer = lazy(() => import("./vendor-viewer.tsx").then((module) => ({ default: module.VendorViewer })));

const SHOWN = 5;

/** The first five photographs; all of them in the viewer. */
export function VendorGallery({ vendor }: { vendor: VendorDetailData }) {
  const t = useT("vendors.page");
  const [open, setOpen] = useState<number | null>(null);
  const { photos, name } = vendor;
  if (photos.length === 0) return null;
  const shown = photos.slice(0, SHOWN);
  return (
    <div className="gallery-box">
      <div className={classes("gallery", `n${shown.length}`)}>
        {shown.map((photo, index) => (
          <Photo
            key={photo.id}
            image={{ ...photo, alt: photo.alt ?? name }}
            sizes={index === 0 ? "(max-width: 720px) 94vw, 50vw" : "(max-width: 720px) 94vw, 25vw"}
            priority={index === 0}
            {...(index === 0 && { className: "lead-photo" })}
          >
            <button type="button" className="over" aria-label={t("gallery.open", { n: index + 1, m: photos.length })} onClick={() => setOpen(index)} />
          </Photo>
        ))}
      </div>
      <VendorTools vendor={vendor} />
      <Button size="sm" icon={<Images aria-hidden />} onClick={() => setOpen(0)}>
        {t("gallery.all")}
      </Button>
      {open !== null && (
        <Suspense>
          <VendorViewer vendor={vendor} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
