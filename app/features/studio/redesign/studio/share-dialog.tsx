import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, Link2, Link2Off, Share2 } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { useRootData } from "#app/kit/root-data.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { sharedPath } from "../redesign.address.ts";
import type { RedesignDetail } from "../redesign.contract.ts";

/** Turns the link on and off, copies it, or opens the device's share sheet. */
export function ShareDialog({ redesign, onClose }: { redesign: RedesignDetail; onClose(): void }) {
  const s = useT("redesign.studio");
  const client = useQueryClient();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const { id, shareKey } = redesign;
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return (await api.redesign.share({ id })).key;
      await api.redesign.unshare({ id });
      return null;
    },
    onSuccess: (key) => {
      client.setQueryData<RedesignDetail>(orpc.redesign.get.queryKey({ input: { id } }), (data) => (data ? { ...data, shareKey: key } : data));
      if (!key) toast({ title: s("share.ended") });
    },
    onError: () => void toast({ title: s("share.failed"), tone: "danger" }),
  });
  const address = shareKey ? siteUrl + sharedPath(shareKey) : "";
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => void toast({ title: s("share.copied") }),
      () => void toast({ title: s("share.copyFailed"), tone: "danger" }),
    );
  // closing the share sheet is not an error
  const send = () => navigator.share({ url: address }).catch(() => undefined);
  return (
    <Dialog isOpen kind="sheet" title={s("share.title")} onClose={onClose}>
      <div className="share-room">
        <p>{s("share.text")}</p>
        {shareKey ? (
          <>
            <Input label={s("share.link")} type="url" readOnly value={address} onFocus={(event) => event.target.select()} />
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
                {s("share.copy")}
              </Button>
              {"share" in navigator && (
                <Button icon={<Share2 size={18} aria-hidden />} onClick={() => void send()}>
                  {s("share.native")}
                </Button>
              )}
              <Button variant="ghost" icon={<Link2Off size={18} aria-hidden />} pending={change.isPending} onClick={() => change.mutate(false)}>
                {s("share.end")}
              </Button>
            </div>
          </>
        ) : (
          <Button variant="primary" icon={<Link2 size={18} aria-hidden />} pending={change.isPending} onClick={() => change.mutate(true)}>
            {s("share.make")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
