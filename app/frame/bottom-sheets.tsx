import { useEffect } from "react";
import { SearchBox } from "#app/features/site/search/public.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/dialog.tsx";
import { AccountItems } from "./account-items.tsx";

export type SheetName = "search" | "account";

/** What the bottom bar opens; loaded with the first opening. */
export function BottomSheets({ open, viewer, onClose }: { open: SheetName; viewer: Viewer | null; onClose: () => void }) {
  const t = useT("shell");
  // A dialog focuses its first button on opening; focus the search field instead.
  useEffect(() => {
    if (open === "search") document.querySelector<HTMLInputElement>("dialog [name=q]")?.focus();
  }, [open]);
  return (
    <>
      <Sheet isOpen={open === "search"} onClose={onClose} title={t("nav.search")}>
        <SearchBox className="sheet-search" label={t("search.label")} isInline onLeave={onClose}>
          <Button type="submit" variant="primary">
            {t("nav.search")}
          </Button>
        </SearchBox>
      </Sheet>
      {viewer && (
        <Sheet isOpen={open === "account"} onClose={onClose} title={t("nav.account")}>
          {/* biome-ignore lint/a11y: closes after the item's own action */}
          <div onClick={(event) => (event.target as Element).closest("a") && onClose()}>
            <AccountItems viewer={viewer} />
          </div>
        </Sheet>
      )}
    </>
  );
}
