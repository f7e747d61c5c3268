import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { VendorCard } from "./vendor-card.tsx";

const SHOWN = 4;

/** For addresses of no vendor, and of vendors that are not public: others are the way on. */
export function VendorNotFound() {
  const t = useT("vendors.page");
  const { data } = useQuery(orpc.vendors.list.queryOptions({ input: { limit: SHOWN } }));
  return (
    <MissingPage title={t("notFound.title")} text={t("notFound.text")} to="/vendors" action={t("notFound.back")}>
      {data && data.items.length > 0 && (
        <section className="wrap section">
          <SectionHead title={t("notFound.others")} />
          <div className="cards four">
            {data.items.map((vendor) => (
              <VendorCard key={vendor.id} vendor={vendor} />
            ))}
          </div>
        </section>
      )}
    </MissingPage>
  );
}
