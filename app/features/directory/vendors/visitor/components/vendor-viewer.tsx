import { MessageCircle } from "lucide-react";
import { SaveSlot } from "#app/features/people/saved/public.ts";
import { ShareButton } from "#app/kit/share-button.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { PhotoViewer } from "#app/ui/viewer/photo-viewer.tsx";
import type { VendorDetailData } from "../../vendors.contract.ts";
import { VendorPlace, vendorPath } from "./vendor-card.tsx";

type Props = { vendor: VendorDetailData; start: number; onClose(): void };

/** A vendor's photographs on the whole screen, and the way to ask about one. */
export function VendorViewer({ vendor, start, onClose }: Props) {
  const t = useT("vendors.page");
  const { id, slug, name, photos } = vendor;
  const ask = () => {
    onClose();
    // The viewer gives the focus back first.
    setTimeout(toQuote);
  };
  return (
    <PhotoViewer
      photos={photos.map((photo) => ({ ...photo, alt: photo.alt ?? name }))}
      start={start}
      owner={{ name, place: <VendorPlace vendor={vendor} /> }}
      tools={
        <>
          <SaveSlot type="vendor" id={id} name={name} />
          <ShareButton title={name} path={vendorPath(slug)} look="photo" />
        </>
      }
      actions={
        <Button variant="primary" icon={<MessageCircle aria-hidden />} onClick={ask}>
          {t("gallery.ask")}
        </Button>
      }
      onClose={onClose}
    />
  );
}

/** On phones the bar's button opens the form, elsewhere it stands beside the page. */
function toQuote() {
  const button = document.querySelector<HTMLElement>("[data-open-quote]");
  if (button?.checkVisibility()) return button.click();
  document.querySelector<HTMLElement>("#quote select")?.focus();
}
