import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { Camera } from "lucide-react";
import { lazy, Suspense } from "react";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { useAnchors } from "#app/ui/use-anchors.ts";
import { firstColor, PaletteFinder, roomsIn } from "../components/palette-finder.tsx";
import type { Route } from "./+types/tools";
import "../../tools.css";

const ToolDoors = lazy(() => import("../components/tool-doors.tsx").then((module) => ({ default: module.ToolDoors })));

const SHOWN = 4;

/** Cards and rooms bring texts of their own. */
export const handle = { namespaces: ["ideas", "search.tools"] };

export async function loader({ context }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const { orpc: server } = context.get(requestContext);
  await Promise.all([client.prefetchQuery(server.ideas.browse.queryOptions()), client.prefetchQuery(server.ideas.list.queryOptions(roomsIn(firstColor)))]);
  return { state: dehydrateStable(client) };
}

export async function clientLoader() {
  await browserQueryClient().prefetchQuery(orpc.ideas.browse.queryOptions());
  return { state: undefined };
}

/** The tools: what changes one's own room, and what finds a room by eye. */
export default function Tools({ loaderData }: Route.ComponentProps) {
  const t = useT("search.tools");
  const shell = useT("shell");
  const { code } = useLanguage();
  const follow = useAnchors();
  return (
    <HydrationBoundary state={loaderData.state}>
      {/* biome-ignore lint/a11y: the links of the cards are the controls; this only prevents full page loads */}
      <div className="wrap tools-page" onClick={follow}>
        <PageHead title={t("title")} description={t("description")} path="/ideas/ai-tools" language={code} />
        <PageHeader
          title={t("title")}
          text={t("subtitle")}
          crumbs={[{ label: shell("nav.home"), to: "/home" }, { label: shell("nav.ideas"), to: "/ideas" }, { label: t("title") }]}
        />
        <Suspense fallback={<div className="tool-wait" />}>
          <ToolDoors />
        </Suspense>
        <section className="photo-tool">
          <div className="tool-text">
            <h2>{t("photo.title")}</h2>
            <p>{t("photo.text")}</p>
            <ButtonLink to="/ideas/by-photo">
              <Camera size={20} aria-hidden />
              {t("photo.action")}
            </ButtonLink>
            <p className="text-sm text-muted">{t("photo.note")}</p>
          </div>
          <Strip />
        </section>
        <PaletteFinder />
        <Rooms />
      </div>
    </HydrationBoundary>
  );
}

/** One photograph and others that go with it: what the tool does, without words. */
function Strip() {
  const { data } = useQuery(orpc.ideas.browse.queryOptions());
  const photos = data?.styles.filter(({ photo }) => photo).slice(0, SHOWN) ?? [];
  return (
    <div className="photo-strip" aria-hidden>
      {photos.map(({ value, photo }) => (
        <Photo key={value} image={photo} shape="3:4" sizes="(max-width: 900px) 24vw, 160px" alt="" />
      ))}
    </div>
  );
}

function Rooms() {
  const t = useT("search.tools");
  const ideas = useT("ideas");
  const { data } = useQuery(orpc.ideas.browse.queryOptions());
  if (!data) return null;
  return (
    <section className="section" aria-labelledby="tool-rooms">
      <div className="tool-text wide">
        <h2 id="tool-rooms">{t("rooms.title")}</h2>
        <p>{t("rooms.text")}</p>
      </div>
      <div className="rooms">
        {data.rooms.map(({ value, photo }) => (
          <a key={value} className="room" href={`/ideas/${value.replaceAll("_", "-")}`}>
            <Photo image={photo} shape="3:4" sizes="(max-width: 720px) 136px, 170px" alt="" />
            <span className="name">
              <span>{ideas(`room.${value}`)}</span>
            </span>
          </a>
        ))}
      </div>
    </section>
  );
}
