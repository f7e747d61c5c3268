import { ImageUp, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Restyle } from "#app/engines/room/style-names.ts";
import { ideaPath } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { START_PATH } from "../redesign.address.ts";
import type { RedesignDetail } from "../redesign.contract.ts";

const EditDialog = lazy(() => import("./edit-dialog.tsx").then((module) => ({ default: module.EditDialog })));
const RemoveDialog = lazy(() => import("./remove-dialog.tsx").then((module) => ({ default: module.RemoveDialog })));

type Props = {
  redesign: RedesignDetail;
  /** Of what is shown, or of the first picture that is on its way. */
  style: Restyle | null;
  lead: "lead" | "leadAsk" | "leadMaking" | "leadFirst";
};

/** The name of the redesign and the actions on it. */
export function StudioHead({ redesign, style, lead }: Props) {
  const t = useT("redesign");
  const s = useT("redesign.studio");
  const [open, setOpen] = useState<"edit" | "remove" | null>(null);
  const room = t(`yours.${redesign.roomType ?? "room"}`);
  const described = style ? t(`inStyle.${style}`, { room }) : room;
  const title = redesign.title ?? described;
  return (
    <div className="page-head studio-head">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1>
          <bdi lang={redesign.title ? languageOf(redesign.title) : undefined}>{title}</bdi>
        </h1>
        <p>{redesign.title ? described : s(lead)}</p>
        {redesign.idea && (
          <p>
            {s("afterIdea")}{" "}
            <a className="link" href={ideaPath(redesign.idea.slug)}>
              <bdi lang={languageOf(redesign.idea.title)}>{redesign.idea.title}</bdi>
            </a>
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <ButtonLink to={START_PATH} icon={<ImageUp size={20} aria-hidden />}>
          {s("another")}
        </ButtonLink>
        <IconButton label={s("rename")} onClick={() => setOpen("edit")}>
          <Pencil size={20} aria-hidden />
        </IconButton>
        <IconButton label={s("delete")} onClick={() => setOpen("remove")}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </div>
      <Suspense>
        {open === "edit" && <EditDialog redesign={redesign} onClose={() => setOpen(null)} />}
        {open === "remove" && <RemoveDialog id={redesign.id} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
}
