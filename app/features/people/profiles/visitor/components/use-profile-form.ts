import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { pick } from "#app/ui/form/form-state.ts";
import { useForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";
import type { EditableProfile } from "../../profiles.contract.ts";
import { checkProfile, tidyProfile } from "../../profiles.rules.ts";
import { FIELDS_OF_ROLE, type ProfileField, type ProfileFields } from "../../profiles.ts";

export type ProfileForm = ReturnType<typeof useProfileForm>;

export function useProfileForm(profile: EditableProfile) {
  const t = useT("profiles.edit");
  const client = useQueryClient();
  const failureText = useFailureText();
  const tidied = (values: ProfileFields, fields: readonly ProfileField[]) => tidyProfile(pick(values, fields));
  const form = useForm({
    stored: profile,
    valuesOf: (stored: EditableProfile) => stored.fields,
    // Validates the normalized values: no empty rows, links with their scheme.
    tidy: (values, changed) => ({ ...values, ...tidied(values, changed) }),
    check: (values, changed) => checkProfile(tidied(values, changed)),
    checksOnLeave: true,
    problemText: (code) => t(`problem.${code}`),
    send: (_, { stored, changes }) => api.profiles.update({ id: stored.id, version: stored.version, changes }),
    next: (saved) => saved,
    onSent(saved) {
      toast({ title: t("saved") });
      client.setQueryData(orpc.profiles.getForEdit.queryKey({ input: { id: saved.id } }), saved);
      void client.invalidateQueries({ queryKey: orpc.profiles.get.key() });
      void client.invalidateQueries({ queryKey: orpc.account.me.key() });
    },
    onFailure: (failure) => toast({ title: t("failed"), description: failureText(failure), tone: "danger" }),
  });
  return {
    ...form,
    has: (field: ProfileField) => FIELDS_OF_ROLE[form.stored.role].includes(field),
    /** What changes beside the form: the picture, the proof of the number. */
    amend: (part: Partial<Pick<EditableProfile, "avatar" | "phoneVerifiedAt">>) => form.rebase({ ...form.stored, ...part }),
  };
}
