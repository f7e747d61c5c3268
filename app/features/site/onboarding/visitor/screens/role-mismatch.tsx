import { useMutation } from "@tanstack/react-query";
import { ArrowRight, CircleCheck, LogIn, UserRoundPlus } from "lucide-react";
import { data, redirect } from "react-router";
import { api } from "#app/api/client.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { loginPath, safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { leave } from "#app/platform/auth/use-auth.tsx";
import type { Role } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Lattice } from "#app/ui/brand.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { areaOf, isOpenTo, ROLE_SELECTION, roleFor } from "../../onboarding.rules.ts";
import type { Route } from "./+types/role-mismatch";

/** Redirects when the role fits by now: an admin may have changed it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const from = safeRedirect(new URL(request.url).searchParams.get("from"));
  const area = from ? areaOf(from) : null;
  if (from && isOpenTo(viewer.role, from)) throw redirect(from);
  const { canChooseRole } = await context.get(requestContext).client.onboarding.state();
  return data({ from, area, role: viewer.role, canChooseRole }, { status: 403 });
}

export default function RoleMismatch({ loaderData: { from, area, role, canChooseRole } }: Route.ComponentProps) {
  const t = useT("onboarding");
  const wanted = roleFor(area);
  return (
    <div className="wrap py-14 phone:py-8">
      <title>{t("mismatch.pageTitle")}</title>
      <meta name="robots" content="noindex" />
      <div className="empty mx-auto max-w-xl">
        <Lattice />
        <h1 className="text-2xl">{t(area ? `mismatch.${area}` : "mismatch.any")}</h1>
        <p>{t("mismatch.yourRole", { role: t(`role.${role}`) })}</p>
        <div className="acts">
          <ButtonLink to="/dashboard" variant="primary" endIcon={<ArrowRight className="flip" size={18} aria-hidden />}>
            {t("mismatch.dashboard")}
          </ButtonLink>
          <form method="post" action="/logout" onSubmit={leave}>
            <input type="hidden" name="redirect" value={loginPath(from ?? "/dashboard")} />
            <Button type="submit" icon={<LogIn className="flip" size={18} aria-hidden />}>
              {t("mismatch.otherAccount")}
            </Button>
          </form>
        </div>
        {canChooseRole && role !== "admin" ? (
          <ButtonLink to={`${ROLE_SELECTION}${from ? `?redirect=${encodeURIComponent(from)}` : ""}`} variant="ghost">
            {t("mismatch.choose")}
          </ButtonLink>
        ) : (
          wanted && role !== "admin" && <AskForRole role={wanted} />
        )}
        {area === "admin" && <p className="text-sm">{t("mismatch.adminNote")}</p>}
      </div>
    </div>
  );
}

function AskForRole({ role }: { role: Exclude<Role, "admin"> }) {
  const t = useT("onboarding");
  const request = useMutation({ mutationFn: () => api.onboarding.requestRole({ role }) });
  return (
    <div role="status" className="mt-2">
      {request.isSuccess ? (
        <p className="flex items-center justify-center gap-2 text-sm text-ok">
          <CircleCheck size={18} aria-hidden />
          {t("mismatch.asked")}
        </p>
      ) : (
        <Button variant="ghost" icon={<UserRoundPlus size={18} aria-hidden />} pending={request.isPending} onClick={() => request.mutate()}>
          {t("mismatch.ask", { role: t(`role.${role}`) })}
        </Button>
      )}
      {request.isError && <p className="text-sm text-danger">{t("mismatch.askFailed")}</p>}
    </div>
  );
}
