import { Eye, EyeOff } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { BulkBar } from "#app/ui/list/bulk-bar.tsx";
import type { Selection } from "#app/ui/list/use-selection.ts";
import type { IdeaSelection } from "../../idea-uploads.contract.ts";
import { useSetStatus } from "./use-idea-changes.ts";

type Props = { selection: Selection; matching: Extract<IdeaSelection, { matching: unknown }>["matching"]; total: number };

/** Publishes or hides the selected ideas, or all that match the filters. */
export function BulkActions({ selection, matching, total }: Props) {
  const t = useT("idea-uploads");
  const change = useSetStatus(selection.clear);
  const chosen: IdeaSelection = selection.isAllMatching ? { matching } : { ids: [...selection.ids] };
  const pending = (status: "published" | "unpublished") => change.isPending && change.variables.status === status;
  return (
    <BulkBar selection={selection} total={total}>
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
