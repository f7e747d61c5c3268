import { Hono } from "hono";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { isId } from "#app/platform/database/ids.ts";
import { expectedPart, receivePart } from "./uploads.server.ts";

const refuse = (status: 401 | 403 | 404 | 422, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: { "Cache-Control": "no-store" } });

/**
 * PUT /api/v1/design-idea-uploads/{id}/parts?offset=N: the next part of a file as the body. Answers the received size; 409 when that is not N.
 * Beside the other operations, because a file of 2 GB is some five hundred of these.
 */
export function uploadPartRoutes({ viewerOf }: { viewerOf: (request: Request) => Promise<Viewer | null> }): Hono {
  const routes = new Hono();
  routes.put("/api/v1/design-idea-uploads/:id/parts", async (c) => {
    const viewer = await viewerOf(c.req.raw);
    if (!viewer) return refuse(401, "UNAUTHORIZED", "Sign in first.");
    if (!mayManageContent(viewer) || viewer.deletionRequestedAt) return refuse(403, "FORBIDDEN", "Your role does not allow this.");
    const id = c.req.param("id");
    const offset = Number(c.req.query("offset"));
    if (!isId(id)) return refuse(404, "NOT_FOUND", "There is no such upload.");
    if (!Number.isSafeInteger(offset) || offset < 0) return refuse(422, "INVALID", "The offset must be a number of bytes.");
    const expected = await expectedPart(viewer.id, id, offset);
    const bytes = "answer" in expected ? null : await bodyOf(c.req.raw, expected.size);
    if (!("answer" in expected) && !bytes) return refuse(422, "INVALID", `This part must have ${expected.size} bytes.`);
    const { status, receivedBytes } = "answer" in expected ? expected.answer : await receivePart(viewer.id, id, offset, bytes ?? Buffer.alloc(0));
    if (status === 404) return refuse(404, "NOT_FOUND", "There is no such upload.");
    return Response.json({ receivedBytes, ...(status !== 200 && { code: "WRONG_OFFSET" }) }, { status, headers: { "Cache-Control": "no-store" } });
  });
  return routes;
}

/** The body, if it has exactly this size; no more than that is ever read. */
async function bodyOf(request: Request, size: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let received = 0;
  for await (const chunk of request.body ?? []) {
    received += chunk.length;
    if (received > size) return null;
    chunks.push(chunk);
  }
  return received === size ? Buffer.concat(chunks) : null;
}
