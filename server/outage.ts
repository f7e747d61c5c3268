/** Seconds after which it is worth to ask again. */
export const RETRY_AFTER = "30";

type Rendered = {
  response: Response;
  /** Something that the page asked for failed by our own fault. */
  hasFailed: boolean;
  isDatabaseUp: () => Promise<boolean>;
};

/**
 * Says 503 where a screen made a page, or a 'not found', of an outage: what search engines believe, they keep. A page with one part missing
 * for another reason stays what it is; nothing that failed is 'not found'.
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
