import { finderPath } from "#app/features/shop/products/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { LatticeWindow } from "#app/ui/lattice-window.tsx";

/** Nothing yet: where to begin, the majlis first. */
export function CartEmpty() {
  const t = useT("cart");
  return (
    <div className="cart-empty">
      <LatticeWindow />
      <div>
        <h1>{t("empty.title")}</h1>
        <p className="muted">{t("empty.text")}</p>
        <div className="acts">
          <ButtonLink variant="primary" size="lg" to={finderPath({ room: "majlis" })}>
            {t("empty.majlis")}
          </ButtonLink>
          <ButtonLink size="lg" to={finderPath({})}>
            {t("empty.all")}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
