import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { DEFAULT_WISHLIST } from "../../saved.ts";
import { WishlistDialog } from "./wishlist-dialog.tsx";
import { WishlistShare } from "./wishlist-share.tsx";

type Asked = "new" | "rename" | "share" | "delete";
type Props = { list: string; onChange(list: string): void };

/** Which wishlist is shown, and what can be done with it. */
export function WishlistBar({ list, onChange }: Props) {
  const t = useT("saved");
  const format = useFormat();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data } = useQuery(orpc.wishlists.listMine.queryOptions());
  const close = () => setAsked(null);
  const remove = useMutation({
    mutationFn: (id: string) => api.wishlists.remove({ id }),
    onSuccess: () => {
      toast({ title: t("list.deleted") });
      onChange("");
      close();
      return Promise.all([client.invalidateQueries({ queryKey: orpc.saved.list.key() }), client.invalidateQueries({ queryKey: orpc.wishlists.key() })]);
    },
    onError: () => void toast({ title: t("removeFailed"), tone: "danger" }),
  });
  if (!data) return null;
  const { items, defaultCount } = data;
  const shown = items.find(({ id }) => id === list);
  return (
    <div className="mt-4 flex flex-wrap items-end gap-2">
      {items.length > 0 && (
        <Select inputSize="sm" fieldClass="min-w-44" label={t("list.list")} value={list} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t("list.all")}</option>
          <option value={DEFAULT_WISHLIST}>{t("list.named", { list: t("list.default"), n: format.number(defaultCount) })}</option>
          {items.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {t("list.named", { list: name, n: format.number(count) })}
            </option>
          ))}
        </Select>
      )}
      <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={() => setAsked("new")}>
        {t("list.new")}
      </Button>
      {shown && (
        <>
          <Button size="sm" icon={<Share2 size={16} aria-hidden />} onClick={() => setAsked("share")}>
            {t("list.share")}
          </Button>
          <Button size="sm" variant="ghost" icon={<Pencil size={16} aria-hidden />} onClick={() => setAsked("rename")}>
            {t("list.rename")}
          </Button>
          <Button size="sm" variant="ghost" icon={<Trash2 size={16} aria-hidden />} onClick={() => setAsked("delete")}>
            {t("list.delete")}
          </Button>
        </>
      )}
      {asked === "new" && <WishlistDialog onDone={onChange} onClose={close} />}
      {asked === "rename" && shown && <WishlistDialog wishlist={shown} onDone={onChange} onClose={close} />}
      {asked === "share" && shown && <WishlistShare wishlist={shown} onClose={close} />}
      {asked === "delete" && shown && (
        <ConfirmDialog
          title={t("list.deleteTitle", { list: shown.name })}
          action={t("list.delete")}
          isDanger
          pending={remove.isPending}
          onConfirm={() => remove.mutate(shown.id)}
          onClose={close}
        >
          {t("list.deleteText")}
        </ConfirmDialog>
      )}
    </div>
  );
}
