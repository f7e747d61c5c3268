import { ArrowRight } from "lucide-react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { api } from "#app/api/client.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { RoleChoice } from "#app/features/people/account/public.tsx";
import { safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import type { SignUpRole } from "#app/platform/auth/viewer.ts";
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

/** Skipped with an assigned role. The choice at sign-up is preselected. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const state = await context.get(requestContext).client.onboarding.state();
  if (!state.canChooseRole) throw redirect(safeRedirect(new URL(request.url).searchParams.get("redirect")) ?? "/dashboard");
  return { chosen: viewer.roleIsFallback ? null : state.role };
}

export const action = (args: Route.ActionArgs) => openAgain(args);

export default function RoleSelection({ loaderData }: Route.ComponentProps) {
  const t = useT("onboarding");
  const form = useRoleForm(loaderData.chosen ?? "");
  const about = (role: SignUpRole) => ({ name: t(`role.${role}`), text: t(`role.${role}Text`) });
  const texts = { homeowner: about("homeowner"), professional: about("professional"), vendor: about("vendor") };
  return (
    <Form form={form} method="post" className="grid gap-6">
      <title>{t("title.role")}</title>
      <div>
        <h1 className="text-2xl">{t("role.title")}</h1>
        <p className="mt-1.5 text-muted">{t("role.text")}</p>
      </div>
      <RoleChoice legend={t("role.title")} texts={texts} chosen={form.values.role} onChoose={(role) => form.set("role", role)} error={form.error("role")} />
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
