/** Seconds until a retry is worthwhile. */
export const RETRY_AFTER = "30";

type Rendered = {
  response: Response;
  /** A query of the page failed with an internal error. */
  hasFailed: boolean;
  isDatabaseUp: () => Promise<boolean>;
};

/**
 * Answers 503 where a screen rendered a page, or a 404, during an outage: search engines would store it. A page with one part missing
 * for another reason stays as it is; a failure is never a 404.
 */
export async function duringOutage({ response, hasFailed, isDatabaseUp }: Rendered): Promise<Response> {
  if (!hasFailed) return response;
  const isOutage = response.status === 404 || !(await isDatabaseUp());
  if (!isOutage) return response;
  const headers = new Headers(response.headers);
  headers.set("Retry-After", RETRY_AFTER);
  headers.set("Cache-Control", "no-store");
  return new Response(response.body, { status: 503, headers });
}
