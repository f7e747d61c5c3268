import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { SectionHead } from "#app/ui/page-header.tsx";
import { Photo } from "#app/ui/photo.tsx";

export function Rooms({ slug }: { slug: string }) {
  const t = useT("pictured-pieces");
  const { data: rooms = [] } = useQuery(orpc.picturedPieces.rooms.queryOptions({ input: { slug } }));
  if (rooms.length === 0) return null;
  return (
    <section className="section">
      <SectionHead title={t("rooms")} />
      <ul className="grid grid-cols-3 gap-6 max-[900px]:grid-cols-2 max-[480px]:grid-cols-1">
        {rooms.map((room) => (
          <li key={room.path}>
            <Link to={room.path} className="grid gap-2 font-semibold hover:underline">
              <Photo image={room.photo} sizes="(max-width: 480px) 100vw, (max-width: 900px) 50vw, 420px" alt="" />
              <span dir="auto">{room.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
