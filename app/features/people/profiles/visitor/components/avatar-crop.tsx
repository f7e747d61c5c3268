import { useEffect, useId, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { AvatarCrop } from "../../profiles.contract.ts";

type Props = { file: File; isSaving: boolean; onClose: () => void; onUnreadable: () => void; onSave: (crop: AvatarCrop) => void };

const MAX_ZOOM = 4;
const PERCENT = 100;

/** Which square of a photograph is shown. Moved by dragging and by the arrow keys; cut on the server. */
export function CropDialog({ file, isSaving, onClose, onUnreadable, onSave }: Props) {
  const t = useT("profiles.edit");
  const zoomId = useId();
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const save = () => area && onSave({ x: area.x / PERCENT, y: area.y / PERCENT, width: area.width / PERCENT, height: area.height / PERCENT });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("avatar.cropTitle")}
      footer={
        <>
          <Button onClick={onClose}>{t("avatar.cancel")}</Button>
          <Button variant="primary" onClick={save} pending={isSaving} aria-disabled={!area || undefined}>
            {t("avatar.save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-muted">{t("avatar.cropText")}</p>
        {/* physical side: a photograph has no reading direction */}
        <div className="crop-area" dir="ltr">
          {address && (
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={1}
              cropShape="round"
              showGrid={false}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={setArea}
              cropperProps={{ role: "group", "aria-label": t("avatar.cropArea") }}
              mediaProps={{ onError: onUnreadable, alt: "" }}
            />
          )}
        </div>
        <label className="flex items-center gap-4 text-sm" htmlFor={zoomId}>
          {t("avatar.zoom")}
          <input
            id={zoomId}
            className="crop-zoom"
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
      </div>
    </Dialog>
  );
}
