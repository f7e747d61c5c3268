import { Check, CirclePause, Download } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { BulkBar } from "#app/ui/list/bulk-bar.tsx";
import type { VendorSelection } from "../../vendors.admin.contract.ts";
import { type AdminVendorSearch, formatAdminSearch } from "../../vendors.admin.ts";
import { useSetStatusOfMany } from "./use-vendor-changes.ts";

const EXPORT = "/admin/vendors/export.csv";

type Props = {
  ids: ReadonlySet<string>;
  /** Set when not only the named ones are meant but all that match. */
  isAllMatching: boolean;
  search: AdminVendorSearch;
  total: number;
  onAllMatching(): void;
  onClear(): void;
};

export function BulkActions({ ids, isAllMatching, search, total, onAllMatching, onClear }: Props) {
  const t = useT("vendors.admin");
  const change = useSetStatusOfMany(onClear);
  const { page: _, ...matching } = search;
  const selection: VendorSelection = isAllMatching ? { matching } : { ids: [...ids] };
  const set = (status: "Verified" | "Inactive") => change.mutate({ selection, status });
  const pending = (status: "Verified" | "Inactive") => change.isPending && change.variables.status === status;
  return (
    <BulkBar count={isAllMatching ? total : ids.size} onClear={onClear}>
      {!isAllMatching && total > ids.size && (
        <Button size="sm" className="phone:hidden" onClick={onAllMatching}>
          {t("bulk.selectAll", { count: total })}
        </Button>
      )}
      <Button size="sm" icon={<Check size={16} aria-hidden />} pending={pending("Verified")} onClick={() => set("Verified")}>
        {t("bulk.verify")}
      </Button>
      <Button size="sm" icon={<CirclePause size={16} aria-hidden />} pending={pending("Inactive")} onClick={() => set("Inactive")}>
        {t("bulk.deactivate")}
      </Button>
      <Button size="sm" icon={<Download size={16} aria-hidden />} onClick={() => download(isAllMatching ? search : [...ids])}>
        {t("bulk.export")}
      </Button>
    </BulkBar>
  );
}

/** The browser's own download: the file is streamed to disk. Selected ids are too many for an address, so they are posted. */
function download(wanted: AdminVendorSearch | string[]): void {
  const form = document.createElement("form");
  form.hidden = true;
  form.method = Array.isArray(wanted) ? "post" : "get";
  form.action = EXPORT;
  const pairs = Array.isArray(wanted) ? wanted.map((id): [string, string] => ["id", id]) : [...new URLSearchParams(formatAdminSearch({ ...wanted, page: 1 }))];
  for (const [name, value] of pairs) {
    const input = document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
