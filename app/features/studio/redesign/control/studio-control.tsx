import { useT } from "#app/platform/languages/language-context.tsx";
import type { RedesignDetail, RedesignPicture } from "../redesign.contract.ts";
import { Editor } from "./components/editor.tsx";
import type { Finishes, Target } from "./draft.ts";
import { WithSurfaces } from "./with-surfaces.tsx";
import "./control.css";
import "./control-finishes.css";
import "./control-panel.css";

export type StudioControlProps = {
  redesign: Pick<RedesignDetail, "id" | "photo">;
  /** The picture to start from; null: no picture yet. */
  picture: RedesignPicture | null;
  /** The look to begin with where there is no picture. */
  style?: RedesignPicture["style"];
  /** The surface to begin with. */
  target: Target;
  /** Makes a picture of it. Corrections are saved by then. The button waits for the promise. */
  onRestyle(wish: { style: RedesignPicture["style"]; finishes: Finishes }): Promise<unknown>;
  onClose(): void;
};

/** The editor of surfaces, paint and materials. It replaces picture and rail while open; full screen on phones. */
export function StudioControl({ redesign, picture, style, target, onRestyle, onClose }: StudioControlProps) {
  const t = useT("redesign.control");
  return (
    <WithSurfaces id={redesign.id} leave={{ label: t("close"), onLeave: onClose }}>
      {(map, data) => (
        <Editor
          key={redesign.id}
          redesign={redesign}
          picture={picture}
          style={picture?.style ?? style ?? "modern"}
          target={target}
          map={map}
          corrections={data.corrections}
          version={data.correctionsVersion}
          onRestyle={onRestyle}
          onClose={onClose}
        />
      )}
    </WithSurfaces>
  );
}
