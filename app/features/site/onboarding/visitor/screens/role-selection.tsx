import { useMutation } from "@tanstack/react-query";
import { ArrowRight, CircleAlert, House, PencilRuler, Store } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { api } from "#app/api/client.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { requestContext } from "#app/api/request-context.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { safeRedirect } from "#app/platform/auth/safe-redirect.ts";
import { SIGN_UP_ROLES, type SignUpRole } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ONBOARDING_OF } from "../../onboarding.rules.ts";
import { openAgain } from "../../server/loaders.server.ts";
import { useCarriedState } from "../components/use-step-form.ts";
import type { Route } from "./+types/role-selection";

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
  const [chosen, setChosen] = useState<string | null>(loaderData.chosen);
  const [problem, setProblem] = useState<"role" | "fixed" | "failed">();
  const choice = useChoice(setProblem);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return setProblem("role");
    setProblem(undefined);
    choice.mutate(chosen as SignUpRole);
  };
  return (
    <form method="post" className="grid gap-6" onSubmit={onSubmit} noValidate>
      <title>{t("title.role")}</title>
      <div>
        <h1 className="text-2xl">{t("role.title")}</h1>
        <p className="mt-1.5 text-muted">{t("role.text")}</p>
      </div>
      <fieldset className="grid gap-3 border-0 p-0" aria-describedby={problem ? "role-problem" : undefined}>
        <legend className="vh">{t("role.title")}</legend>
        {SIGN_UP_ROLES.map((role) => (
          <label
            key={role}
            className="relative flex cursor-pointer items-start gap-4 rounded-card border border-line bg-surface p-5 has-checked:border-palm has-checked:bg-palm-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm"
          >
            <input
              className="vh"
              type="radio"
              name="role"
              value={role}
              checked={chosen === role}
              onChange={() => setChosen(role)}
              aria-invalid={problem === "role" || undefined}
            />
            <span className="mt-0.5 shrink-0 text-palm">{ICONS[role]}</span>
            <span>
              <b className="block font-medium">{t(`role.${role}`)}</b>
              <span className="text-sm text-muted">{t(`role.${role}Text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <p id="role-problem" className="flex gap-1.5 text-sm text-danger" role="alert">
          <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden />
          {t(`problem.${problem}`)}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block pending={choice.isPending} endIcon={<ArrowRight className="flip" size={18} aria-hidden />}>
        {t("continue")}
      </Button>
    </form>
  );
}

function useChoice(onProblem: (problem: "fixed" | "failed") => void) {
  const carried = useCarriedState();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  return useMutation({
    mutationFn: (role: SignUpRole) => api.onboarding.chooseRole({ role }),
    onSuccess: async (state) => {
      await carried(state);
      const target = safeRedirect(parameters.get("redirect"));
      const next = state.role === "professional" || state.role === "vendor" ? ONBOARDING_OF[state.role] : null;
      await navigate(next ? `${next}${target ? `?redirect=${encodeURIComponent(target)}` : ""}` : (target ?? "/dashboard"));
    },
    onError: (error: unknown) => onProblem(problemOf(error).code === "ROLE_FIXED" ? "fixed" : "failed"),
  });
}
