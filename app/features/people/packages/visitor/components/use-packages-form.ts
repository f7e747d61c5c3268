import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { OwnPackages } from "../../packages.contract.ts";
import { judgePackages, type PackageFields, type PackageProblem } from "../../packages.rules.ts";

export type PackagesForm = ReturnType<typeof usePackagesForm>;

/** The whole list is one form with one save. */
export function usePackagesForm(stored: OwnPackages, professionalId: string) {
  const t = useT("packages.edit");
  const client = useQueryClient();
  const failureText = useFailureText();
  return useForm({
    stored,
    valuesOf: ({ packages }: OwnPackages) => ({ packages: packages as PackageFields[] }),
    check: ({ packages }) => judgePackages(packages).problems,
    problemText: (code: PackageProblem) => t(`problem.${code}`),
    send: ({ packages }, { stored: { version } }) => api.packages.save({ packages, version, professionalId }),
    next: (saved: OwnPackages) => saved,
    onSent: (saved) => {
      toast({ title: t("saved") });
      client.setQueryData(orpc.packages.list.queryKey({ input: { professionalId } }), saved);
      return client.invalidateQueries({ queryKey: orpc.packages.ofPerson.key() });
    },
    onFailure: (failure) => toast({ title: t("saveFailed"), description: failureText(failure), tone: "danger" }),
  });
}
