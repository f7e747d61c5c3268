import { Eye, EyeOff, Trash2 } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { BulkBar } from "#app/ui/list/bulk-bar.tsx";
import type { Selection } from "#app/ui/list/use-selection.ts";
import type { IdeaSelection } from "../../idea-uploads.contract.ts";
import type { IdeaStatus } from "../../idea-uploads.ts";

type Props = {
  selection: Selection;
  matching: Extract<IdeaSelection, { matching: unknown }>["matching"];
  total: number;
  onStatus(selection: IdeaSelection, status: IdeaStatus, count: number): void;
};
const ACTIONS = [
  { status: "published", label: "bulk.publish", Icon: Eye },
  { status: "unpublished", label: "bulk.unpublish", Icon: EyeOff },
  { status: "removed", label: "bulk.remove", Icon: Trash2 },
] as const;

/** Publishes, hides or removes the selected ideas, or all that match the filters. */
export function BulkActions({ selection, matching, total, onStatus }: Props) {
  const t = useT("idea-uploads");
  const chosen: IdeaSelection = selection.isAllMatching ? { matching } : { ids: [...selection.ids] };
  const count = selection.isAllMatching ? total : selection.ids.size;
  return (
    <BulkBar selection={selection} total={total}>
      {ACTIONS.map(({ status, label, Icon }) => (
        <Button key={status} size="sm" icon={<Icon size={16} aria-hidden />} onClick={() => onStatus(chosen, status, count)}>
          {t(label)}
        </Button>
      ))}
    </BulkBar>
  );
}
