import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";
import { MissingPage } from "#app/ui/states.tsx";
import { ProductCard } from "./product-card.tsx";

const SHOWN = 4;

/** For addresses of no product, and of products that are not on sale: others are the way on. */
export function ProductNotFound() {
  const t = useT("products");
  const page = useT("products.page");
  const { data } = useQuery(orpc.products.list.queryOptions({ input: { limit: SHOWN } }));
  return (
    <MissingPage title={page("notFound.title")} text={page("notFound.text")} to="/products" action={t("title")}>
      {data && data.items.length > 0 && (
        <section className="wrap section">
          <SectionHead title={page("notFound.others")} />
          <div className="products four">
            {data.items.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </section>
      )}
    </MissingPage>
  );
}
