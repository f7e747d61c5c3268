import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { EditableProfile } from "../../profiles.contract.ts";
import { checkProfile, type ProfileProblems, tidyProfile } from "../../profiles.rules.ts";
import { FIELDS_OF_ROLE, type ProfileField, type ProfileFields } from "../../profiles.ts";

/** Another edit that stands between this form and the stored profile. */
type ProfileConflict = { current: EditableProfile; theirs: ProfileField[]; both: ProfileField[] };
export type ProfileForm = ReturnType<typeof useProfileForm>;

/** The fields in which two sets of values differ. */
const differing = (a: ProfileFields, b: ProfileFields): ProfileField[] =>
  (Object.keys(b) as ProfileField[]).filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]) || Number.isNaN(b[field]));

const pick = (values: ProfileFields, fields: readonly ProfileField[]): Partial<ProfileFields> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

const without = (problems: ProfileProblems, field: ProfileField): ProfileProblems =>
  Object.fromEntries(Object.entries(problems).filter(([place]) => place !== field && !place.startsWith(`${field}.`)));

/** The form's state: `base` is the stored profile it started from, so that only what was changed here is sent. */
export function useProfileForm(profile: EditableProfile) {
  const t = useT("profiles.edit");
  const client = useQueryClient();
  const [base, setBase] = useState(profile);
  const [values, setValues] = useState(profile.fields);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [conflict, setConflict] = useState<ProfileConflict>();
  const changed = differing(base.fields, values);

  const restart = (next: EditableProfile, mine: Partial<ProfileFields> = {}) => {
    setBase(next);
    setValues({ ...next.fields, ...mine });
    setConflict(undefined);
    setProblems({});
  };
  const show = (found: ProfileProblems) => {
    setProblems(found);
    // After the fields are marked, the first of them is where work goes on.
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const fail = (message: string) => toast({ title: t("failed", { message }), tone: "danger" });

  const save = useMutation({
    mutationFn: (changes: Partial<ProfileFields>) => api.profiles.update({ id: base.id, version: base.version, changes }),
    onSuccess: (saved) => {
      restart(saved);
      toast({ title: t("saved") });
      client.setQueryData(orpc.profiles.getForEdit.queryKey({ input: { id: saved.id } }), saved);
      void client.invalidateQueries({ queryKey: orpc.profiles.get.key() });
      void client.invalidateQueries({ queryKey: orpc.account.me.key() });
    },
    onError: (error) => {
      if (!(error instanceof ORPCError)) return fail(t("reason.offline"));
      if (error.code === "INVALID") return show((error.data as { fields: ProfileProblems }).fields);
      if (error.code === "CONFLICT") {
        const { current } = error.data as { current: EditableProfile };
        const theirs = differing(base.fields, current.fields);
        return setConflict({ current, theirs, both: theirs.filter((field) => changed.includes(field)) });
      }
      if (error.code === "UNAUTHORIZED") return void toast({ title: t("noUser"), tone: "danger" });
      return fail(t(error.code === "TOO_MANY_REQUESTS" ? "reason.tooMany" : "reason.server"));
    },
  });

  return {
    base,
    values,
    problems,
    changed,
    conflict,
    isSaving: save.isPending,
    has: (field: ProfileField) => FIELDS_OF_ROLE[base.role].includes(field),
    set<F extends ProfileField>(field: F, value: ProfileFields[F]) {
      setValues((now) => ({ ...now, [field]: value }));
      setProblems((now) => without(now, field));
    },
    /** The server's verdict on one field, as soon as it is left. */
    check(field: ProfileField) {
      if (!changed.includes(field)) return;
      const found = checkProfile(tidyProfile(pick(values, [field])));
      setProblems((now) => ({ ...without(now, field), ...found }));
    },
    save() {
      const tidy = tidyProfile(pick(values, changed));
      // what is judged is what stands there: empty rows are gone, links have their scheme
      setValues({ ...values, ...tidy });
      const found = checkProfile(tidy);
      if (Object.keys(found).length > 0) show(found);
      else if (changed.length > 0) save.mutate(tidy);
    },
    discard: () => restart(base),
    /** Goes on from the other version, with what was typed here on top. */
    keepMine: () => conflict && restart(conflict.current, pick(values, changed)),
    takeTheirs: () => conflict && restart(conflict.current),
    /** What changes beside the form: the picture, the proof of the number. */
    amend: (part: Partial<Pick<EditableProfile, "avatar" | "phoneVerifiedAt">>) => setBase((now) => ({ ...now, ...part })),
  };
}
