import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { isDifferentPassword, PASSWORD_MIN } from "#app/platform/auth/password-rules.ts";
import { isCommonPassword } from "#app/platform/auth/password-strength.server.ts";

type Person = { email?: string | undefined; name?: string | undefined };
type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type Body = { password?: unknown; newPassword?: unknown; email?: unknown; name?: unknown; token?: unknown };

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The account that gets the password, if known. */
async function personOf(ctx: Context, body: Body): Promise<Person> {
  if (ctx.path === "/sign-up/email") return { email: textOf(body.email), name: textOf(body.name) };
  if (ctx.path === "/change-password") return (await getSessionFromCtx(ctx))?.user ?? {};
  const reset = await ctx.context.internalAdapter.findVerificationValue(`reset-password:${textOf(body.token)}`);
  return (reset && (await ctx.context.internalAdapter.findUserById(reset.value))) ?? {};
}

/** Checks every new password, so that API clients cannot bypass the forms' rules. better-auth checks the length. */
export const passwordHook = {
  matcher: (ctx: { path?: string }) => ["/sign-up/email", "/reset-password", "/change-password"].includes(ctx.path ?? ""),
  handler: createAuthMiddleware(async (ctx) => {
    const body = (ctx.body ?? {}) as Body;
    const password = textOf(ctx.path === "/sign-up/email" ? body.password : body.newPassword);
    if (password.length < PASSWORD_MIN) return;
    const { email = "", name = "" } = await personOf(ctx, body);
    if (!isDifferentPassword(password, email))
      throw new APIError("BAD_REQUEST", { code: "PASSWORD_WEAK", message: "The password repeats one sign or contains the address." });
    const isCommon = await isCommonPassword(password, [...email.split("@"), ...name.split(/\s+/)].filter(Boolean));
    if (isCommon) throw new APIError("BAD_REQUEST", { code: "PASSWORD_COMMON", message: "The password is too common." });
    // A changed password signs out other sessions: someone else may be signed in.
    if (ctx.path === "/change-password") return { context: { body: { ...body, revokeOtherSessions: true } } };
  }),
};
