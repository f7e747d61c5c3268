import { useMutation } from "@tanstack/react-query";
import { Columns2, Download, Ellipsis, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Menu, MenuItem } from "#app/ui/menu.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Design, DesignVersion } from "../../design-editor.contract.ts";
import { downloadPath, sameSettings } from "../../design-editor.ts";
import type { Editor } from "./use-editor.ts";
import "../../designs.css";

const VersionDialog = lazy(() => import("./version-dialog.tsx").then((module) => ({ default: module.VersionDialog })));

/** Saved versions, newest first: a click restores the settings, the menu compares, downloads and deletes. */
export function Versions({ editor, design }: { editor: Editor; design: Design }) {
  const t = useT("design-editor");
  const format = useFormat();
  const [compared, setCompared] = useState<DesignVersion | null>(null);
  const removing = useMutation({
    mutationFn: (version: DesignVersion) => api.designEditor.removeVersion({ id: design.id, versionId: version.id }),
    onSuccess(next, version) {
      editor.know(next);
      toast({ title: t("versions.removed", { n: version.number }) });
    },
    onError: () => toast({ title: t("refused.title"), description: t("refused.failed"), tone: "danger" }),
  });
  if (design.versions.length === 0) return null;
  return (
    <section className="editor-versions" aria-labelledby="editor-versions">
      <h2 id="editor-versions">{t("versions.title")}</h2>
      <ul>
        {design.versions.map((version) => {
          const name = t("versions.name", { n: version.number });
          const isOn = sameSettings(version.settings, editor.settings);
          return (
            <li key={version.id} className={isOn ? "on" : undefined}>
              <button type="button" aria-pressed={isOn} aria-label={t("versions.restore", { n: version.number })} onClick={() => editor.restore(version)}>
                <Photo image={{ ...version.photo, isPrivate: true }} sizes="180px" alt="" />
              </button>
              <span className="line">
                <span>
                  {name}
                  <small>{format.date(version.createdAt)}</small>
                </span>
                <Menu
                  label={t("versions.more", { n: version.number })}
                  up
                  trigger={(button) => (
                    <button type="button" className="icon-btn sm" aria-label={t("versions.more", { n: version.number })} {...button}>
                      <Ellipsis size={18} aria-hidden />
                    </button>
                  )}
                >
                  <MenuItem icon={<Columns2 size={18} aria-hidden />} onClick={() => setCompared(version)}>
                    {t("versions.compare")}
                  </MenuItem>
                  <a className="menu-item" href={downloadPath(design.id, version.number)} download>
                    <Download size={18} aria-hidden />
                    <span>{t("download")}</span>
                  </a>
                  {design.versions.length > 1 && (
                    <MenuItem icon={<Trash2 size={18} aria-hidden />} onClick={() => removing.mutate(version)}>
                      {t("versions.remove")}
                    </MenuItem>
                  )}
                </Menu>
              </span>
            </li>
          );
        })}
      </ul>
      {compared && (
        <Suspense>
          <VersionDialog design={design} version={compared} onClose={() => setCompared(null)} />
        </Suspense>
      )}
    </section>
  );
}
