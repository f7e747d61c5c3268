import { ArrowRight } from "lucide-react";
import type { IdeasFront } from "#app/features/inspiration/ideas/detail/detail.contract.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";
import { Photo } from "#app/ui/photo.tsx";

/** Professionals with a room of theirs. */
export function Makers({ people }: { people: IdeasFront["professionals"] }) {
  const t = useT("home");
  return (
    <section className="section">
      <SectionHead
        title={t("makers.title")}
        aside={
          <a className="link" href="/professionals">
            {t("makers.all")} <ArrowRight size={16} className="flip" aria-hidden />
          </a>
        }
      />
      <div className="makers">
        {people.map(({ id, name, path, city, profession, photo }) => (
          <a key={id} className="maker" href={path}>
            <Photo image={photo} shape="4:3" sizes="(max-width: 720px) 260px, 320px" alt="" />
            <span className="who">
              <Avatar name={name} />
              <span className="min-w-0">
                <h3 dir="auto">{name}</h3>
                <span className="text-sm text-muted">
                  {profession && t(`makers.${profession}`)}
                  {profession && city && t("makers.comma")}
                  <bdi>{city}</bdi>
                </span>
              </span>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}
