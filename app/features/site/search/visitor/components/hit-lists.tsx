import { VendorRow } from "#app/features/directory/vendors/public.ts";
import { IdeaCard } from "#app/features/inspiration/ideas/public.tsx";
import { ProductCard } from "#app/features/shop/products/public.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { VerifiedMark } from "#app/ui/marks.tsx";
import type { ProfessionalData, SearchHits, ThreadData } from "../../search.contract.ts";

const FIRST_ROW = 4;

/** What was found, each kind in its own form. Only one of them is there on the page of a kind. */
export function HitLists({ hits }: { hits: SearchHits }) {
  return (
    <>
      {hits.ideas.length > 0 && (
        <div className="cards four">
          {hits.ideas.map((idea, at) => (
            <IdeaCard key={idea.id} idea={idea} isFirst={at < FIRST_ROW} sizes="(max-width: 720px) 50vw, (max-width: 1100px) 33vw, 310px" />
          ))}
        </div>
      )}
      {hits.products.length > 0 && (
        <div className="products four">
          {hits.products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
      )}
      {hits.vendors.length > 0 && (
        <div className="vendor-rows">
          {hits.vendors.map((vendor) => (
            <VendorRow key={vendor.id} vendor={vendor} />
          ))}
        </div>
      )}
      {hits.professionals.length > 0 && (
        <ul className="search-people">
          {hits.professionals.map((professional) => (
            <Professional key={professional.id} professional={professional} />
          ))}
        </ul>
      )}
      {hits.threads.length > 0 && (
        <ul className="search-threads">
          {hits.threads.map((thread) => (
            <Thread key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
    </>
  );
}

function Professional({ professional: { name, to, trade, company, city, isVerified, photo } }: { professional: ProfessionalData }) {
  const t = useT("search");
  return (
    <li>
      <a className="person" href={to}>
        <Avatar name={name} src={photo && photoUrl(photo.id, 160, "webp")} />
        <span className="min-w-0">
          <span className="name">
            <span className="truncate" dir="auto">
              {name}
            </span>
            {isVerified && <VerifiedMark label={t("verified")} />}
          </span>
          <span className="block truncate text-sm text-muted">{[trade, company, city].filter(Boolean).join(" · ")}</span>
        </span>
      </a>
    </li>
  );
}

function Thread({ thread: { title, to, excerpt, answers } }: { thread: ThreadData }) {
  const t = useT("search");
  return (
    <li>
      <a href={to}>
        <h3 dir="auto" lang={languageOf(title)}>
          {title}
        </h3>
      </a>
      <p dir="auto" lang={languageOf(excerpt)}>
        {excerpt}
      </p>
      <p className="text-sm text-muted">{t("answers", { n: answers })}</p>
    </li>
  );
}
