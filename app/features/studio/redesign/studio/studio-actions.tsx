import { useMutation } from "@tanstack/react-query";
import { Bookmark, Download, HousePlus, MessageSquareQuote, ScanSearch, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "#app/api/client.ts";
import { IdeabookDialog } from "#app/features/inspiration/ideabooks/public.ts";
import { rememberPhoto } from "#app/features/inspiration/ideas/public.ts";
import { newProjectPath } from "#app/features/projects/projects/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import { downloadName } from "../redesign.address.ts";
import type { RedesignDetail, RedesignPicture } from "../redesign.contract.ts";
import type { PrivatePhoto } from "./picture-frame.tsx";

const ShareDialog = lazy(() => import("./share-dialog.tsx").then((module) => ({ default: module.ShareDialog })));
const AskDialog = lazy(() => import("./ask-dialog.tsx").then((module) => ({ default: module.AskDialog })));

type Open = "save" | "share" | "ask" | null;
type Props = { redesign: RedesignDetail; picture: RedesignPicture & { photo: PrivatePhoto }; name: string };

/** Actions on a finished picture; on phones the two main ones are in a bar at the bottom. */
export function StudioActions({ redesign, picture, name }: Props) {
  const s = useT("redesign.studio");
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const alike = useAlike(picture.photo);
  const download = (
    <a className="btn primary lg full" href={`/redesign-pictures/${picture.id}/${picture.style}.jpg`} download={downloadName(picture.style)}>
      <Download aria-hidden />
      {s("do.download")}
    </a>
  );
  return (
    <>
      <div className="studio-actions d-only">{download}</div>
      <div className="studio-actions">
        <Button className="d-only" icon={<Bookmark aria-hidden />} onClick={() => setOpen("save")}>
          {s("do.save")}
        </Button>
        <Button icon={<Share2 aria-hidden />} onClick={() => setOpen("share")}>
          {s("do.share")}
        </Button>
        <Button variant="ghost" className="quiet" icon={<MessageSquareQuote aria-hidden />} onClick={() => setOpen("ask")}>
          {s("do.ask")}
        </Button>
        <ButtonLink variant="ghost" className="quiet" icon={<HousePlus aria-hidden />} to={newProjectPath("redesign", redesign.id)}>
          {s("do.project")}
        </ButtonLink>
        <Button variant="ghost" className="quiet" icon={<ScanSearch aria-hidden />} pending={alike.isPending} onClick={() => alike.mutate()}>
          {s("do.alike")}
        </Button>
      </div>
      <div className="cta-bar">
        <Button size="lg" icon={<Bookmark aria-hidden />} aria-label={s("do.save")} onClick={() => setOpen("save")} />
        {download}
      </div>
      <Suspense>
        {open === "save" && <IdeabookDialog id={picture.id} title={name} onClose={close} />}
        {open === "share" && <ShareDialog redesign={redesign} onClose={close} />}
        {open === "ask" && <AskDialog redesign={redesign} picture={picture} name={name} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Ideas that look like the picture: the search by photo finds them, and its address has what was found. */
function useAlike(photo: PrivatePhoto) {
  const s = useT("redesign.studio");
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const answer = await fetch(photoUrl(photo.id, 960, "jpg", true));
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      const picture = new File([await answer.blob()], "room.jpg", { type: "image/jpeg" });
      const { look, colors } = await api.ideaLook.byPhoto({ photo: picture });
      rememberPhoto(look, picture, colors);
      return look;
    },
    onSuccess: (look) => navigate(`/ideas/by-photo?look=${look}`),
    onError: () => void toast({ title: s("do.alikeFailed"), tone: "danger" }),
  });
}
