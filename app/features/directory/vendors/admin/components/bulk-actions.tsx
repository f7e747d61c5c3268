import { Check, CirclePause, Download } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { FiltersOf } from "#app/platform/list/list-address.ts";
import { Button } from "#app/ui/button.tsx";
import { BulkBar } from "#app/ui/list/bulk-bar.tsx";
import type { Selection } from "#app/ui/list/use-selection.ts";
import type { VendorSelection } from "../../vendors.admin.contract.ts";
import { adminVendorAddress } from "../../vendors.admin.search.ts";

const EXPORT = "/admin/vendors/export.csv";

type Filters = FiltersOf<typeof adminVendorAddress>;
type Props = {
  selection: Selection;
  matching: Filters;
  total: number;
  onStatus(selection: VendorSelection, status: "Verified" | "Inactive", count: number): void;
};

export function BulkActions({ selection, matching, total, onStatus }: Props) {
  const t = useT("vendors.admin");
  const chosen: VendorSelection = selection.isAllMatching ? { matching } : { ids: [...selection.ids] };
  const set = (status: "Verified" | "Inactive") => onStatus(chosen, status, selection.isAllMatching ? total : selection.ids.size);
  return (
    <BulkBar selection={selection} total={total}>
      <Button size="sm" icon={<Check size={16} aria-hidden />} onClick={() => set("Verified")}>
        {t("bulk.verify")}
      </Button>
      <Button size="sm" icon={<CirclePause size={16} aria-hidden />} onClick={() => set("Inactive")}>
        {t("bulk.deactivate")}
      </Button>
      <Button size="sm" icon={<Download size={16} aria-hidden />} onClick={() => download(selection.isAllMatching ? matching : [...selection.ids])}>
        {t("bulk.export")}
      </Button>
    </BulkBar>
  );
}

/** The browser's own download: the file is streamed to disk. Selected ids are too many for an address, so they are posted. */
function download(wanted: Filters | string[]): void {
  const form = document.createElement("form");
  form.hidden = true;
  form.method = Array.isArray(wanted) ? "post" : "get";
  form.action = EXPORT;
  const pairs = Array.isArray(wanted) ? wanted.map((id): [string, string] => ["id", id]) : [...new URLSearchParams(adminVendorAddress.format(wanted))];
  for (const [name, value] of pairs) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
