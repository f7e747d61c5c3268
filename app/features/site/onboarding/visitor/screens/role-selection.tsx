import { ArrowRight, CircleAlert, House, PencilRuler, Store } from "lucide-react";
import type { ReactNode } from "react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { api } from "#app/api/client.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { SIGN_UP_ROLES, type SignUpRole } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { ONBOARDING_OF } from "../../onboarding.rules.ts";
import { openAgain } from "../../server/loaders.server.ts";
import { useCarriedState } from "../components/use-step-form.ts";
import type { Route } from "./+types/role-selection";

export const handle = { namespaces: ["ui.form"] };

/** Anyone who was given a role has nothing to choose. What was said at sign-up is marked, and may change. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const state = await context.get(requestContext).client.onboarding.state();
  if (!state.canChooseRole) throw redirect(safeRedirect(new URL(request.url).searchParams.get("redirect")) ?? "/dashboard");
  return { chosen: viewer.roleIsFallback ? null : state.role };
}

export const action = (args: Route.ActionArgs) => openAgain(args);

const ICONS: Record<SignUpRole, ReactNode> = {
  homeowner: <House size={22} aria-hidden />,
  professional: <PencilRuler size={22} aria-hidden />,
  vendor: <Store size={22} aria-hidden />,
};

export default function RoleSelection({ loaderData }: Route.ComponentProps) {
  const t = useT("onboarding");
  const form = useRoleForm(loaderData.chosen ?? "");
  const error = form.error("role");
  return (
    <Form form={form} method="post" className="grid gap-6">
      <title>{t("title.role")}</title>
      <div>
        <h1 className="text-2xl">{t("role.title")}</h1>
        <p className="mt-1.5 text-muted">{t("role.text")}</p>
      </div>
      <fieldset className="grid gap-3 border-0 p-0" data-invalid={error ? true : undefined} aria-describedby={error ? "role-problem" : undefined}>
        <legend className="vh">{t("role.title")}</legend>
        {SIGN_UP_ROLES.map((role) => (
          <label
            key={role}
            className="relative flex cursor-pointer items-start gap-4 rounded-card border border-line bg-surface p-5 has-checked:border-palm has-checked:bg-palm-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm"
          >
            <input className="vh" type="radio" name="role" value={role} checked={form.values.role === role} onChange={() => form.set("role", role)} />
            <span className="mt-0.5 shrink-0 text-palm">{ICONS[role]}</span>
            <span>
              <b className="block font-medium">{t(`role.${role}`)}</b>
              <span className="text-sm text-muted">{t(`role.${role}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {error && (
        <p id="role-problem" className="error" role="alert">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
      <FailureNote form={form} texts={{ ROLE_FIXED: t("problem.fixed"), failed: t("problem.failed") }} />
      <Button type="submit" variant="primary" size="lg" block pending={form.isSending} endIcon={<ArrowRight className="flip" size={18} aria-hidden />}>
        {t("continue")}
      </Button>
    </Form>
  );
}

function useRoleForm(role: string) {
  const t = useT("onboarding");
  const carried = useCarriedState();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  return useSimpleForm({
    initial: { role },
    check: (values) => ({ role: values.role ? undefined : "required" }),
    problemText: () => t("problem.role"),
    send: (values) => api.onboarding.chooseRole({ role: values.role as SignUpRole }),
    onSent: async (state) => {
      await carried(state);
      const target = safeRedirect(parameters.get("redirect"));
      const next = state.role === "professional" || state.role === "vendor" ? ONBOARDING_OF[state.role] : null;
      await navigate(next ? `${next}${target ? `?redirect=${encodeURIComponent(target)}` : ""}` : (target ?? "/dashboard"));
    },
  });
}
