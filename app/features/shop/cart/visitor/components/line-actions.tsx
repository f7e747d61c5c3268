import { useNavigate } from "react-router";
import { api } from "#app/api/client.ts";
import { saveForLater } from "#app/kit/save-for-later.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import { type CartItem, remove } from "../../cart.rules.ts";
import { changeItems } from "../cart-storage.ts";
import type { Removed } from "./removed-rows.tsx";

type Props = { item: CartItem; name: string; onRemoved(removed: Removed): void };

/** To the wishlist, or out. */
export function LineActions({ item, name, onRemoved }: Props) {
  const t = useT("cart");
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const takeOut = () => changeItems((items) => remove(items, item));
  const save = async () => {
    if (!viewer) {
      saveForLater({ action: "save", type: "product", id: item.id });
      return navigate(`/login?redirect=${encodeURIComponent("/cart")}`);
    }
    try {
      await api.saved.save({ type: "product", id: item.id });
      takeOut();
      toast({ title: t("saved") });
    } catch {
      toast({ title: t("saveFailed"), tone: "danger" });
    }
  };
  const discard = () => {
    const { before } = takeOut();
    onRemoved({ item, name, place: before.findIndex(({ variant }) => variant === item.variant) });
  };
  return (
    <div className="la">
      <button type="button" className="link" aria-label={t("saveNamed", { name })} onClick={() => void save()}>
        {t("save")}
      </button>
      <button type="button" className="link" aria-label={t("removeNamed", { name })} onClick={discard}>
        {t("remove")}
      </button>
    </div>
  );
}
