import { type ComponentProps, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { readServerRows, type ServerRows } from "#app/platform/pages/server-rows.ts";

type Props<T> = Omit<ComponentProps<"div">, "children"> & {
  rows: ServerRows<T>;
  /** Runs on the server alone. */
  children: (rows: T) => ReactNode;
  /** What comes alive inside, for example by portals into marked places. */
  alive?: (root: RefObject<HTMLDivElement | null>) => ReactNode;
};

/**
 * Markup that the server wrote and the browser leaves as it is: its data does not travel, React has nothing to wake in it. Clicks are heard by `onClick` of the
 * whole; what else must live inside comes through `alive`.
 */
export function ServerMarkup<T>({ rows, children, alive, ...rest }: Props<T>) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const value = readServerRows(rows);
  // Read back once, so that it is still there should React ever have to draw this part anew.
  const [html] = useState(() => (value === undefined ? (document.getElementById(id)?.innerHTML ?? "") : ""));
  if (value !== undefined)
    return (
      <div id={id} {...rest}>
        {children(value)}
      </div>
    );
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, as the server wrote it */}
      <div id={id} {...rest} ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {alive?.(root)}
    </>
  );
}
