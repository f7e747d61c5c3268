import { data, type RouterContextProvider } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { isId } from "#app/platform/database/ids.ts";
import { cities } from "#app/platform/places/places.ts";

/** What the form of a profile needs; 404 for profiles that the viewer may not edit. */
export async function loadEditor(context: Readonly<Pick<RouterContextProvider, "get">>, id: string) {
  const { orpc, language, viewer } = context.get(requestContext);
  const client = makeQueryClient();
  const query = orpc.profiles.getForEdit.queryOptions({ input: { id } });
  if (isId(id)) await Promise.all([client.prefetchQuery(query), client.prefetchQuery(orpc.profiles.options.queryOptions())]);
  const error = client.getQueryState(query.queryKey)?.error as { status?: number } | null | undefined;
  const isMissing = !isId(id) || error?.status === 404;
  return data({ id, isOwn: viewer?.id === id, isMissing, cities: cities(language), state: dehydrateStable(client) }, { status: isMissing ? 404 : 200 });
}
