import { type ComponentProps, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { readServerRows, type ServerRows } from "#app/platform/pages/server-rows.ts";

type Props<T> = Omit<ComponentProps<"div">, "children"> & {
  rows: ServerRows<T>;
  /** Runs on the server alone. */
  children: (rows: T) => ReactNode;
  /** Interactive parts inside, for example by portals into marked elements. */
  alive?: (root: RefObject<HTMLDivElement | null>) => ReactNode;
};

/**
 * Server-rendered markup that the browser does not hydrate: its data is not sent. Clicks are handled by `onClick` of the
 * whole; other interactive parts come through `alive`.
 */
export function ServerMarkup<T>({ rows, children, alive, ...rest }: Props<T>) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const value = readServerRows(rows);
  // Read back once, in case React has to render this part again.
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
