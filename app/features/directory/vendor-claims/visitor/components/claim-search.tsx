import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { DelayedSearch } from "#app/ui/list/delayed-search.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { ClaimVendor } from "../../vendor-claims.contract.ts";

const SHORTEST = 3;

/** Vendors without an owner, by name or telephone number. `first` is searched for initially. */
export function ClaimSearch({ first = "", onChoose }: { first?: string; onChoose(vendor: ClaimVendor): void }) {
  const t = useT("vendor-claims");
  const [search, setSearch] = useState(first);
  const isAsked = [...search].length >= SHORTEST;
  const { data, error, refetch, isPending } = useQuery({
    ...orpc.vendorClaims.candidates.queryOptions({ input: { search } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid gap-3">
      <DelayedSearch label={t("search.label")} value={search} onChange={setSearch} />
      <div aria-live="polite">
        {!isAsked ? (
          <p className="text-sm text-muted">{t("search.hint")}</p>
        ) : error ? (
          <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
            <p>{t("search.failed")}</p>
          </LocalErrorBox>
        ) : isPending ? (
          <Skeleton height="4rem" />
        ) : data?.length === 0 ? (
          <p className="text-sm text-muted">{t("search.none")}</p>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {data?.map((vendor) => (
              <li key={vendor.id}>
                <button type="button" className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start hover:bg-sunken" onClick={() => onChoose(vendor)}>
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium" dir="auto">
                      {vendor.name}
                    </span>
                    {vendor.city && <span className="block text-sm text-muted">{vendor.city}</span>}
                  </span>
                  <ChevronRight className="flip shrink-0 text-muted" size={18} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
