import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { useRootData } from "#app/kit/root-data.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Wishlist } from "../../wishlists.contract.ts";

/** The link of a list: made on request, withdrawn at once. */
export function WishlistShare({ wishlist: { id, name, token }, onClose }: { wishlist: Wishlist; onClose(): void }) {
  const t = useT("saved");
  const client = useQueryClient();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const address = token && `${siteUrl}/wishlists/${token}`;
  const share = useMutation({
    mutationFn: (isShared: boolean) => api.wishlists.setShared({ id, isShared }),
    onSuccess: (_, isShared) => void (isShared || toast({ title: t("list.withdrawn") })),
    onError: () => void toast({ title: t("saveFailed"), tone: "danger" }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.wishlists.key() }),
  });
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t("list.copied") });
    } catch {
      toast({ title: t("list.copyFailed"), tone: "danger" });
    }
  };
  return (
    <Dialog isOpen kind="sheet" title={t("list.shareTitle", { list: name })} onClose={onClose}>
      <div className="grid justify-items-start gap-4">
        <p>{t("list.shareText")}</p>
        {address ? (
          <>
            <Input fieldClass="w-full" label={t("list.link")} type="url" readOnly value={address} onFocus={(event) => event.target.select()} />
            <p className="flex flex-wrap gap-2">
              <Button variant="primary" icon={<Copy size={18} aria-hidden />} onClick={() => void copy(address)}>
                {t("list.copy")}
              </Button>
              <Button pending={share.isPending} onClick={() => share.mutate(false)}>
                {t("list.withdraw")}
              </Button>
            </p>
          </>
        ) : (
          <Button variant="primary" pending={share.isPending} onClick={() => share.mutate(true)}>
            {t("list.makeLink")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
