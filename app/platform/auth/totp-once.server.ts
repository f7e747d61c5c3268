import { createHmac } from "node:crypto";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { isSameSecret } from "#app/platform/api/api-key.server.ts";
import { db } from "#app/platform/database/db.server.ts";

const PERIOD_MS = 30_000;
const DIGITS = 6;

/** The code of an authenticator app at a step of time (RFC 6238). */
function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS).padStart(DIGITS, "0");
}

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** The sender of a code: someone signed in, or someone between password and code. */
async function personOf(ctx: Context): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user.id;
  const cookie = await ctx.getSignedCookie(ctx.context.createAuthCookie("two_factor").name, ctx.context.secret);
  return cookie ? (await ctx.context.internalAdapter.findVerificationValue(cookie))?.value : undefined;
}

/** Each code counts once (RFC 6238, 5.2): the step of the last one is stored, and that step and older ones are wrong from then on. */
export const totpOnce = {
  matcher: (ctx: { path?: string }) => ctx.path === "/two-factor/verify-totp",
  handler: createAuthMiddleware(async (ctx) => {
    const userId = await personOf(ctx);
    const row = userId && (await db.selectFrom("two_factors").select("secret").where("user_id", "=", userId).executeTakeFirst());
    if (!row) return;
    const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: row.secret });
    const now = Math.floor(Date.now() / PERIOD_MS);
    const code = String((ctx.body as { code?: unknown } | undefined)?.code ?? "");
    const step = [now - 1, now, now + 1].find((each) => isSameSecret(code, codeAt(secret, each)));
    if (step === undefined) return;
    // One statement, so that of two requests at once one passes.
    const { numUpdatedRows } = await db
      .updateTable("two_factors")
      .set({ last_step: step })
      .where("user_id", "=", userId)
      .where("last_step", "<", step)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message: "Invalid code" });
  }),
};
