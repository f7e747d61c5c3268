import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import type { SubjectType } from "../../moderation.ts";

const ReportDialog = lazy(() => import("./report-dialog.tsx").then((module) => ({ default: module.ReportDialog })));

type Props = {
  type: SubjectType;
  id: string;
  /** What is reported, as the reader knows it. */
  name: string;
  /** `item`: a line of a menu. */
  look?: "link" | "item";
};

/**
 * Reports something to the staff. Visitors sign in first and return to the page. Its texts: namespace "moderation.button". The dialog is loaded
 * when it is opened.
 */
export function ReportButton({ type, id, name, look = "link" }: Props) {
  const t = useT("moderation.button");
  const { viewer } = useViewer();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const className = classes(look === "link" ? "link min-h-11 text-sm text-muted" : "menu-item");
  const content = (
    <>
      <Flag size={16} aria-hidden />
      {t("report")}
    </>
  );
  if (!viewer)
    return (
      <Link className={className} to={`/login?redirect=${encodeURIComponent(pathname + search)}`} aria-label={t("reportOf", { name })} rel="nofollow">
        {content}
      </Link>
    );
  return (
    <>
      <button type="button" className={className} aria-label={t("reportOf", { name })} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {content}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog type={type} id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
