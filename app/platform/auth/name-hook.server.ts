import { APIError, createAuthMiddleware } from "better-auth/api";
import { PERSON_NAME_MAX, personName } from "#app/platform/rules/person-name.ts";

/** Before it is known whether the address has an account: both get the same refusal. */
export const nameHook = {
  matcher: (ctx: { path?: string }) => ctx.path === "/sign-up/email",
  handler: createAuthMiddleware(async (ctx) => {
    const { name } = (ctx.body ?? {}) as { name?: unknown };
    const line = typeof name === "string" ? personName(name) : "";
    if (line && line.length <= PERSON_NAME_MAX) return;
    throw new APIError("BAD_REQUEST", { code: "INVALID_NAME", message: `A name has 1 to ${PERSON_NAME_MAX} characters.` });
  }),
};
