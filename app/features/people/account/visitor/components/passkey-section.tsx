import { KeyRound, Trash2 } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { toast } from "#app/ui/toast.tsx";
import { passkeysWorkHere } from "../../account.passkeys.ts";
import type { Security } from "../../account.security.contract.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { SecuritySection } from "./security-section.tsx";

type Passkey = Security["passkeys"][number];

/** Keys on the person's devices, in place of the password. */
export function PasskeySection({ security }: { security: Security }) {
  const t = useT("account.security");
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [isOffered, setOffered] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  useEffect(() => setOffered(passkeysWorkHere()), []);
  const nameOf = (passkey: Passkey) => passkey.name || t("passkeys.unnamed");
  return (
    <SecuritySection
      title={t("passkeys.title")}
      text={t(isOffered || security.passkeys.length > 0 ? "passkeys.text" : "passkeys.notHere")}
      aside={
        isOffered &&
        !isOpen && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t("passkeys.add")}
          </Button>
        )
      }
    >
      {isOpen && <AddPasskey security={security} onClose={() => setOpen(false)} />}
      {security.passkeys.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {security.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center gap-3 px-4 py-2">
              <KeyRound size={20} className="flex-none text-muted" aria-hidden />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium" dir="auto">
                  {nameOf(passkey)}
                </p>
                <p className="text-muted text-sm">
                  {t(passkey.isSynced ? "passkeys.addedSynced" : "passkeys.added", { date: format.date(passkey.createdAt) })}
                </p>
              </div>
              <IconButton label={t("passkeys.removeNamed", { name: nameOf(passkey) })} onClick={() => setLeaving(passkey)}>
                <Trash2 size={20} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {leaving && <RemovePasskey id={leaving.id} name={nameOf(leaving)} onClose={() => setLeaving(null)} />}
    </SecuritySection>
  );
}

function RemovePasskey({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useT("account.security");
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    const isRemoved = await api.accountSecurity.removePasskey({ id }).then(
      () => true,
      () => false,
    );
    toast(isRemoved ? { title: t("passkeys.removed") } : { title: t("error.unexpected"), tone: "danger" });
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("passkeys.removeTitle", { name })}
      footer={
        <form onSubmit={(event) => void remove(event)} className="flex gap-3">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="danger" pending={isPending}>
            {t("passkeys.remove")}
          </Button>
        </form>
      }
    >
      <p>{t("passkeys.removeText")}</p>
    </Dialog>
  );
}
