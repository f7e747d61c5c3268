import { Link } from "react-router";
import { designPath } from "#app/features/studio/design-editor/public.ts";
import { boardPath } from "#app/features/studio/interior-creator/public.ts";
import { studioPath, useRedesignName } from "#app/features/studio/redesign/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Photo, type PhotoImage } from "#app/ui/photo.tsx";
import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { DashboardRooms } from "../../dashboard.contract.ts";
import { HomePart } from "./home-part.tsx";

const SIZES = "(max-width: 720px) 46vw, (max-width: 1100px) 24vw, 280px";
const AT_MOST = 4;

type Work = { kind: "redesign" | "design" | "board"; id: string; to: string; title: string; photo: PhotoImage | undefined; updatedAt: string };

/** What was made last in the three modes of the studio. Without the redesign at the top of the page. */
export function StudioWorks({ rooms }: { rooms: DashboardRooms }) {
  const t = useT("dashboard");
  const nameOf = useRedesignName();
  const works: Work[] = [
    ...rooms.redesigns.slice(1).map((card): Work => {
      const photo = { ...(card.latest ?? card).photo, isPrivate: true };
      return { kind: "redesign", id: card.id, to: studioPath(card.id), title: nameOf(card), photo, updatedAt: card.updatedAt };
    }),
    ...rooms.designs.map((card): Work => {
      const photo = { ...card.photo, isPrivate: true };
      return { kind: "design", id: card.id, to: designPath(card.id), title: card.name, photo, updatedAt: card.updatedAt };
    }),
    ...rooms.boards.map((card): Work => ({ kind: "board", ...card, to: boardPath(card.id), photo: card.photos[0] })),
  ];
  const newest = works.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, AT_MOST);
  if (newest.length === 0) return null;
  return (
    <HomePart title={t("studio.title")} all={{ to: "/dashboard/studio", label: t("studio.all") }}>
      <ul className="home-fresh">
        {newest.map(({ kind, id, to, title, photo, updatedAt }) => (
          <li key={id} className="work-card">
            <Photo image={photo} sizes={SIZES} alt="" />
            <Link to={to} dir="auto" lang={languageOf(title)}>
              {title}
            </Link>
            <p className="line">
              {t(`studio.${kind}`)} · <TimeAgo at={updatedAt} />
            </p>
          </li>
        ))}
      </ul>
    </HomePart>
  );
}
