import { HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import { EyeOff, Palette, Shapes } from "lucide-react";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { PageHead } from "#app/kit/page-head.tsx";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { EMPTY_SEARCH } from "../../../list/ideas.address.ts";
import { browseQuery, facetsQuery } from "../../../list/list-queries.ts";
import { IdeasNav } from "../../../visitor/components/ideas-nav.tsx";
import { type LookSearch, parseLookAddress } from "../../look.address.ts";
import { lookQuery } from "../../look-query.ts";
import { usePhotoSearch } from "../../use-photo-search.ts";
import { LookResults } from "../components/look-results.tsx";
import { PhotoExamples } from "../components/photo-examples.tsx";
import { PhotoPicker } from "../components/photo-picker.tsx";
import { YourPhoto } from "../components/your-photo.tsx";
import type { Route } from "./+types/by-photo";
import "../../../list/list.css";
import "../../look.css";

export const handle = { namespaces: ["ideas", "ideas.list", "ideas.look"] };

const prepare = (client: QueryClient, queries: typeof orpc, search: LookSearch) =>
  search.look
    ? Promise.all([client.prefetchQuery(lookQuery(queries, search)), client.prefetchQuery(facetsQuery(queries, EMPTY_SEARCH))])
    : client.prefetchQuery(browseQuery(queries));

export async function loader({ context, request }: Route.LoaderArgs) {
  const search = parseLookAddress(new URL(request.url).searchParams);
  const client = makeQueryClient();
  await prepare(client, context.get(requestContext).orpc as unknown as typeof orpc, search);
  return { search, state: dehydrateStable(client) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = parseLookAddress(new URL(request.url).searchParams);
  await prepare(browserQueryClient(), orpc, search);
  return { search, state: undefined };
}

export default function ByPhoto({ loaderData: { search, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <SearchByPhoto search={search} />
    </HydrationBoundary>
  );
}

function SearchByPhoto({ search }: { search: LookSearch }) {
  const t = useT("ideas.look");
  const { code } = useLanguage();
  const { searchBy, isLooking, problem } = usePhotoSearch(search.room);
  const picker = <PhotoPicker onFile={(file) => void searchBy(file)} isLooking={isLooking} problem={problem} />;
  return (
    <div className="wrap">
      <PageHead title={t("title")} description={t("text")} path="/ideas/by-photo" language={code} isHidden={search.look !== ""} />
      <IdeasNav />
      <div className="page-head">
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
      </div>
      {search.look ? (
        <div className="look-found">
          <aside className="look-side" aria-label={t("yourPhoto")}>
            <YourPhoto look={search.look} isLooking={isLooking} />
            {picker}
          </aside>
          <LookResults search={search} />
        </div>
      ) : (
        <div className="look-start">
          {picker}
          <Notes />
          <PhotoExamples onFile={(photo) => void searchBy(photo)} isLooking={isLooking} />
        </div>
      )}
    </div>
  );
}

/** Explains how a photograph is used. */
function Notes() {
  const t = useT("ideas.look");
  return (
    <ul className="look-notes">
      {(
        [
          ["colors", Palette],
          ["shapes", Shapes],
          ["private", EyeOff],
        ] as const
      ).map(([name, Icon]) => (
        <li key={name}>
          <Icon size={20} aria-hidden />
          <h2>{t(`notes.${name}.title`)}</h2>
          <p>{t(`notes.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
