import { useEffect, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";

/** Shown once, to be stored somewhere safe. */
export function BackupCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT("account.security");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(codes.join("\n")).then(
      () => true,
      () => false,
    );
    toast(isCopied ? { title: t("backup.copied") } : { title: t("backup.notCopied"), tone: "danger" });
  };
  return (
    <div ref={box} tabIndex={-1} className="grid max-w-[440px] gap-4 rounded-card border border-line bg-surface p-5 outline-none">
      <div>
        <h3 className="font-semibold font-sans text-base tracking-normal">{t("backup.title")}</h3>
        <p className="mt-1 text-muted text-sm">{t("backup.text")}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy()}>
          {t("backup.copy")}
        </Button>
        <Button onClick={onClose}>{t("backup.saved")}</Button>
      </div>
    </div>
  );
}
