import { useFormat } from "#app/platform/languages/language-context.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";

type Props = {
  lines: readonly { id: string; name: string; most: number }[];
  counts: Readonly<Record<string, number>>;
  onChange(counts: Record<string, number>): void;
};

/** How many of each line. */
export function PieceCounts({ lines, counts, onChange }: Props) {
  const format = useFormat();
  return lines.map(({ id, name, most }) => (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside SelectBox
    <label key={id} className="flex items-center justify-between gap-3 text-sm">
      <bdi>{name}</bdi>
      <SelectBox inputSize="sm" value={counts[id] ?? 0} onChange={(event) => onChange({ ...counts, [id]: Number(event.target.value) })}>
        {[...Array(most + 1).keys()].map((n) => (
          <option key={n} value={n}>
            {format.number(n)}
          </option>
        ))}
      </SelectBox>
    </label>
  ));
}

/** Those that were chosen, as the API takes them. */
export const chosenPieces = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([lineId, quantity]) => (quantity > 0 ? [{ lineId, quantity }] : []));
