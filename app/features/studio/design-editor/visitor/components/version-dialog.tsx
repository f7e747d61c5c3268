import { Download } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { CompareFrame } from "#app/ui/compare.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { Design, DesignVersion } from "../../design-editor.contract.ts";
import { downloadPath } from "../../design-editor.ts";

const SIZES = "(max-width: 900px) 96vw, 880px";

/** The photograph and one version of it under a slider. */
export function VersionDialog({ design, version, onClose }: { design: Design; version: DesignVersion; onClose(): void }) {
  const t = useT("design-editor");
  const image = (photo: Design["source"]) => <Photo image={{ ...photo, isPrivate: true }} shape="fill" sizes={SIZES} alt="" />;
  const name = t("versions.name", { n: version.number });
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={<bdi>{t("versions.of", { name: design.name ?? "", version: name })}</bdi>}
      footer={
        <a className="btn primary" href={downloadPath(design.id, version.number)} download>
          <Download size={20} aria-hidden />
          {t("download")}
        </a>
      }
    >
      <CompareFrame
        before={image(design.source)}
        after={image(version.photo)}
        labels={{ before: t("original"), after: name }}
        label={t("split")}
        ratio={design.source.width / design.source.height}
      />
    </Dialog>
  );
}
