import { Form } from "react-router";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Sheet } from "#app/ui/dialog.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { AccountItems } from "./account-items.tsx";

export type SheetName = "search" | "account";

/** What the bottom bar opens; loaded with the first opening. */
export function BottomSheets({ open, viewer, onClose }: { open: SheetName; viewer: Viewer | null; onClose: () => void }) {
  const t = useT("shell");
  return (
    <>
      <Sheet isOpen={open === "search"} onClose={onClose} title={t("nav.search")}>
        <Form role="search" action="/vendors" className="grid gap-3" onSubmit={onClose}>
          <SearchInput name="search" label={t("search.label")} placeholder={t("search.placeholder")} autoFocus />
          <Button type="submit" variant="primary" block>
            {t("nav.search")}
          </Button>
        </Form>
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
