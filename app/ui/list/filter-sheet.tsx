import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";
import { Sheet } from "../dialog.tsx";

type Props = {
  onClose(): void;
  onClear(): void;
  /** On the button that closes it: how many match. */
  show: string;
  children: ReactNode;
};

/** The filters of a public list on phones: each change applies at once. */
export function FilterSheet({ onClose, onClear, show, children }: Props) {
  const t = useT("ui");
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t("filters")}
      footer={
        <>
          <Button onClick={onClear}>{t("clear")}</Button>
          <Button variant="primary" onClick={onClose}>
            {show}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 [&_h2]:mb-2 [&_h2]:font-sans [&_h2]:text-sm [&_h2]:font-semibold">{children}</div>
    </Sheet>
  );
}
