import { MessageSquareQuote } from "lucide-react";
import { Link } from "react-router";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Lattice } from "#app/ui/brand.tsx";

/** What a quote request is, and the way to one. */
export function Band() {
  const t = useT("home");
  return (
    <section className="band home-band">
      <Lattice />
      <div className="wrap">
        <div>
          <h2>{t("band.title")}</h2>
          <p>{t("band.text")}</p>
          <Link className="btn lg" to="/vendors">
            <MessageSquareQuote aria-hidden />
            {t("band.action")}
          </Link>
        </div>
      </div>
    </section>
  );
}
