import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { Photo } from "#app/ui/photo.tsx";
import { browseQuery } from "../../../list/list-queries.ts";

const SHOWN = 6;

/** Rooms to try it with, for the person who has no photograph at hand. */
export function PhotoExamples({ onFile, isLooking }: { onFile: (photo: Promise<File>) => void; isLooking: boolean }) {
  const t = useT("ideas.look");
  const names = useT("ideas");
  const { data } = useQuery(browseQuery(orpc));
  const rooms = data?.rooms.filter(({ photo }) => photo).slice(0, SHOWN) ?? [];
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="look-examples">
      <h2 id="look-examples" className="look-title">
        {t("examples")}
      </h2>
      <ul className="look-examples">
        {rooms.map(({ value, photo }) => (
          <li key={value}>
            <button type="button" disabled={isLooking} onClick={() => photo && onFile(read(photoUrl(photo.id, 640, "webp")))}>
              <Photo image={photo} sizes="(max-width: 720px) 46vw, 190px" alt="" />
              <span>{names(`room.${value}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function read(url: string): Promise<File> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return new File([await answer.blob()], "room.webp", { type: "image/webp" });
}
