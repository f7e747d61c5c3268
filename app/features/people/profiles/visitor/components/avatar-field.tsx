import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Camera, Trash2 } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { nameIn } from "#app/platform/auth/viewer.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import type { ImageErrorCode } from "#app/platform/media/image-error.ts";
import { photoUrl } from "#app/platform/media/photo.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { problemAt, readFailure } from "#app/ui/form/failure.ts";
import { checkFile, IMAGES } from "#app/ui/form/files/picks.ts";
import { toast } from "#app/ui/toast.tsx";
import type { AvatarCrop } from "../../profiles.contract.ts";
import { AVATAR_MAX_BYTES } from "../../profiles.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const RULES = { maxBytes: AVATAR_MAX_BYTES, accept: IMAGES };

const CropDialog = lazy(() => import("./avatar-crop.tsx").then((module) => ({ default: module.CropDialog })));

/** The picture: saved at once, apart from the form. */
export function AvatarField({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  const { code } = useLanguage();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { id, avatar, fields } = form.stored;
  const taken = (next: typeof avatar, said: string) => {
    form.amend({ avatar: next });
    setFile(undefined);
    toast({ title: said });
    for (const key of [orpc.account.me.key(), orpc.profiles.get.key(), orpc.profiles.getForEdit.key()]) void client.invalidateQueries({ queryKey: key });
  };
  const fail = (error: unknown) => {
    const code = problemAt(error, "photo") as ImageErrorCode | undefined;
    setFile(undefined);
    setProblem(code ? t(`photoProblem.${code}`) : t("failed", { message: t(readFailure(error).kind === "offline" ? "reason.offline" : "reason.server") }));
  };
  const save = useMutation({
    mutationFn: (crop: AvatarCrop) => api.profiles.setAvatar({ id, photo: file as File, crop }),
    onSuccess: (saved) => taken(saved, t("avatar.saved")),
    onError: fail,
  });
  const remove = useMutation({ mutationFn: () => api.profiles.removeAvatar({ id }), onSuccess: () => taken(null, t("avatar.removed")), onError: fail });
  const choose = async (chosen: File | undefined) => {
    setProblem(undefined);
    if (!chosen) return;
    const refused = await checkFile(chosen, RULES);
    if (refused) setProblem(`${t(`photoProblem.${refused}`)} \u2068${chosen.name}\u2069`);
    else setFile(chosen);
  };
  return (
    <div className="avatar-field">
      <Avatar name={nameIn({ name: fields.fullName, nameAr: fields.fullNameAr }, code)} src={avatar && photoUrl(avatar.id, 320)} size="lg" />
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-3">
          <Button icon={<Camera size={18} aria-hidden />} aria-describedby={hintId} onClick={() => input.current?.click()}>
            {t(avatar ? "avatar.change" : "avatar.choose")}
          </Button>
          {avatar && (
            <Button variant="ghost" icon={<Trash2 size={18} aria-hidden />} pending={remove.isPending} onClick={() => remove.mutate()}>
              {t("avatar.remove")}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t("avatar.choose")}
          accept={RULES.accept}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <p className="text-sm text-muted" id={hintId}>
          {t("avatar.hint")}
        </p>
        {problem && (
          <p className="text-sm text-danger" role="alert">
            {problem}
          </p>
        )}
      </div>
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            isSaving={save.isPending}
            onClose={() => setFile(undefined)}
            onUnreadable={() => {
              setFile(undefined);
              setProblem(t("avatar.unreadable"));
            }}
            onSave={(crop) => save.mutate(crop)}
          />
        </Suspense>
      )}
    </div>
  );
}
