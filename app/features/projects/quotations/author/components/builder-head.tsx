import { ArrowLeft, BookmarkPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { VersionTo } from "../../client/components/client-name.tsx";
import type { Quotation } from "../use-quotation.ts";
import { RemoveDraft } from "./remove-draft.tsx";
import { SaveState } from "./save-state.tsx";
import { TemplateDialog } from "./template-dialog.tsx";

/** @param onSend null where nothing more can be sent */
type Props = { quotation: Quotation; isReady: boolean; onSend: (() => void) | null };

/** Where it stands: name, version, whether the last change is stored. */
export function BuilderHead({ quotation, isReady, onSend }: Props) {
  const t = useT("quotations");
  const { form, content, isOnItsWay } = quotation;
  const [open, setOpen] = useState<"template" | "remove" | null>(null);
  const { stored, values } = form;
  const client = stored.requestId === null ? values.client.trim() : null;
  const title = content.title.trim() || t("paper.untitled");
  return (
    <header className="q-top">
      <title lang={languageOf(title)}>{title}</title>
      <Link className="icon-btn" to="/quote-builder" aria-label={t("back")}>
        <ArrowLeft className="flip" size={20} aria-hidden />
      </Link>
      <div className="qt">
        <h1 dir="auto" lang={languageOf(title)}>
          {title}
        </h1>
        <p className="k" role="status">
          <VersionTo client={client} n={stored.number} />
          {" · "}
          <SaveState form={form} />
        </p>
      </div>
      <Button size="sm" variant="ghost" icon={<BookmarkPlus aria-hidden />} onClick={() => setOpen("template")}>
        {t("template.button")}
      </Button>
      <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setOpen("remove")}>
        {t("removeDraft.button")}
      </Button>
      {onSend && (
        <Button className="phone:hidden" variant="primary" pending={isOnItsWay} aria-disabled={!isReady || undefined} onClick={onSend}>
          {client ? t("send.to", { client }) : t("send.button")}
        </Button>
      )}
      {open === "template" && <TemplateDialog id={stored.id} isSaved={!form.isDirty} onClose={() => setOpen(null)} />}
      {open === "remove" && <RemoveDraft quotation={stored} onClose={() => setOpen(null)} />}
    </header>
  );
}
