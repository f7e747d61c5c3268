import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { morePages } from "#app/platform/list/more-pages.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { OwnList } from "#app/ui/list/own-list.tsx";
import { useMoreList } from "#app/ui/list/use-list.ts";
import { Photo } from "#app/ui/photo.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { DesignCard } from "../../design-editor.contract.ts";
import { designPath } from "../../design-editor.ts";
import "../../designs.css";

const SIZES = "(max-width: 720px) 46vw, 300px";

/** Someone's saved designs. */
export function DesignList({ open }: { open: string | null }) {
  const t = useT("design-editor");
  const list = useMoreList(orpc.designEditor.list.infiniteOptions({ ...morePages({}), staleTime: 0 }));
  const [doomed, setDoomed] = useState<DesignCard | null>(null);
  const removing = useMutation({
    mutationFn: (card: DesignCard) => api.designEditor.remove({ id: card.id }),
    onSuccess(_, card) {
      setDoomed(null);
      toast({ title: t("designs.removed", { name: card.name }) });
      list.retry();
    },
    onError: () => toast({ title: t("refused.title"), description: t("refused.failed"), tone: "danger" }),
  });
  return (
    <>
      <OwnList
        id="my-designs"
        title={t("designs.title")}
        list={list}
        className="design-cards"
        height="12rem"
        empty={{ title: t("designs.empty"), text: t("designs.emptyText") }}
      >
        {(card) => <Card key={card.id} card={card} mayRemove={card.id !== open} onRemove={() => setDoomed(card)} />}
      </OwnList>
      {doomed && (
        <ConfirmDialog
          onClose={() => setDoomed(null)}
          title={t("designs.removeTitle", { name: doomed.name })}
          action={t("designs.remove")}
          isDanger
          pending={removing.isPending}
          onConfirm={() => removing.mutate(doomed)}
        >
          {t("designs.removeText")}
        </ConfirmDialog>
      )}
    </>
  );
}

function Card({ card, mayRemove, onRemove }: { card: DesignCard; mayRemove: boolean; onRemove(): void }) {
  const t = useT("design-editor");
  const format = useFormat();
  return (
    <li className="design-card">
      <Photo image={{ ...card.photo, isPrivate: true }} sizes={SIZES} alt="" />
      <div className="line">
        <span>
          <Link to={designPath(card.id)} dir="auto" lang={languageOf(card.name)}>
            {card.name}
          </Link>
          <small>
            {t("designs.versions", { n: card.versionCount })} · {format.date(card.updatedAt)}
          </small>
        </span>
        {mayRemove && (
          <IconButton size="sm" label={t("designs.removeOne", { name: card.name })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        )}
      </div>
    </li>
  );
}
