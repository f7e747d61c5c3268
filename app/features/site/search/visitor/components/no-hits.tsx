import { useT } from "#app/platform/languages/language-context.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { Suggestion } from "../../search.contract.ts";
import { isolated } from "../../search.ts";
import { Listings } from "./listings.tsx";

/** Nothing was asked, or nothing found: the rooms are a way on. */
export function NoHits({ words, listings }: { words: string; listings: readonly Suggestion[] }) {
  const t = useT("search");
  return (
    <>
      {words ? <EmptyState title={t("none", { words: isolated(words) })} text={t("noneText")} /> : <p className="text-muted">{t("startText")}</p>}
      <Listings listings={listings} title={t("startRooms")} />
    </>
  );
}
