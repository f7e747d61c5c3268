import { Eye, EyeOff } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { BulkBar } from "#app/ui/list/bulk-bar.tsx";
import type { useSelection } from "#app/ui/list/use-selection.ts";
import type { IdeaSelection } from "../../idea-uploads.contract.ts";
import type { IdeaSearch } from "../../idea-uploads.ts";
import { useSetStatus } from "./use-idea-changes.ts";

type Props = { selection: ReturnType<typeof useSelection>; search: IdeaSearch; total: number };

/** Publishes or hides the selected ideas, or all that match the filters. */
export function BulkActions({ selection, search, total }: Props) {
  const t = useT("idea-uploads");
  const { ids, isAllMatching, clear } = selection;
  const change = useSetStatus(clear);
  const { page: _, ...matching } = search;
  const chosen: IdeaSelection = isAllMatching ? { matching } : { ids: [...ids] };
  const pending = (status: "published" | "unpublished") => change.isPending && change.variables.status === status;
  return (
    <BulkBar count={isAllMatching ? total : ids.size} onClear={clear}>
      {!isAllMatching && total > ids.size && (
        <Button size="sm" className="phone:hidden" onClick={selection.selectAllMatching}>
          {t("bulk.selectAll", { count: total })}
        </Button>
      )}
      <Button
        size="sm"
        icon={<Eye size={16} aria-hidden />}
        pending={pending("published")}
        onClick={() => change.mutate({ selection: chosen, status: "published" })}
      >
        {t("bulk.publish")}
      </Button>
      <Button
        size="sm"
        icon={<EyeOff size={16} aria-hidden />}
        pending={pending("unpublished")}
        onClick={() => change.mutate({ selection: chosen, status: "unpublished" })}
      >
        {t("bulk.unpublish")}
      </Button>
    </BulkBar>
  );
}
