import type { ReactNode } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";
import { EmptyState } from "../states.tsx";

type Words = { title: string; text?: string | undefined };
type Props = { isFiltered: boolean; onClear(): void; none: Words; noMatch?: Words; actions?: ReactNode };

/** Nothing there, or nothing that matches; then the filters can be taken off. */
export function ListEmpty({ isFiltered, onClear, none, noMatch = none, actions }: Props) {
  const t = useT("ui");
  return isFiltered ? <EmptyState {...noMatch} actions={<Button onClick={onClear}>{t("clearFilters")}</Button>} /> : <EmptyState {...none} actions={actions} />;
}
