import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { stepOf } from "#app/platform/auth/totp.ts";
import { db } from "#app/platform/database/db.server.ts";

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
    const step = stepOf(String((ctx.body as { code?: unknown } | undefined)?.code), secret, Date.now());
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
