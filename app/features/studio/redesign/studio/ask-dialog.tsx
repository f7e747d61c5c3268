import { useState } from "react";
import { useNavigate } from "react-router";
import { saveQuoteDraft } from "#app/features/projects/quotes/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { downloadName } from "../redesign.address.ts";
import type { RedesignDetail, RedesignPicture } from "../redesign.contract.ts";
import type { PrivatePhoto } from "./picture-frame.tsx";

/** Vendors of services, not of products. */
const DIRECTORY = "/vendors?vendor_type=Service";

type Props = { redesign: RedesignDetail; picture: RedesignPicture & { photo: PrivatePhoto }; name: string; onClose(): void };

/** Opens the directory with a prefilled quote request: text and both pictures stay in this tab for the chosen vendor's form. */
export function AskDialog({ redesign, picture, name, onClose }: Props) {
  const t = useT("redesign");
  const s = useT("redesign.studio");
  const ideas = useT("ideas");
  const navigate = useNavigate();
  const room = redesign.roomType ? ideas(`room.${redesign.roomType}`) : s("ask.room");
  const [words, setWords] = useState(s("ask.example", { room: room.toLowerCase(), style: t(`styles.${picture.style}`) }));
  const photos = [
    { url: photoUrl(redesign.photo.id, 1280, "jpg", true), name: "room.jpg", label: s("view.photo"), id: redesign.photo.id },
    { url: photoUrl(picture.photo.id, 1280, "jpg", true), name: downloadName(picture.style), label: name, id: picture.photo.id },
  ];
  const go = () => {
    saveQuoteDraft({ description: words.trim(), photos: photos.map(({ url, name: file }) => ({ url, name: file })) });
    void navigate(DIRECTORY);
  };
  return (
    <Dialog
      isOpen
      kind="sheet"
      title={s("ask.title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{s("edit.cancel")}</Button>
          <Button variant="primary" onClick={go}>
            {s("ask.find")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{s("ask.text")}</p>
        <ul className="ask-photos" aria-label={s("ask.include")}>
          {photos.map(({ id, label }) => (
            <li key={id}>
              <img src={photoUrl(id, 320, "webp", true)} alt="" width={320} height={213} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
        <Textarea label={s("ask.words")} rows={4} value={words} onChange={(event) => setWords(event.target.value)} />
      </div>
    </Dialog>
  );
}
