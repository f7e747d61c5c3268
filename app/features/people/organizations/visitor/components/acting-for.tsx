import { useT } from "#app/platform/languages/language-context.tsx";
import { Select } from "#app/ui/input.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { ActedProfessional } from "../../organizations.contract.ts";
import type { Acting } from "./use-acting.ts";

/** In whose name the page is, for those who act in another name than their own, and the choice between several. */
export function ActingFor({ acting: { people, isKnown, current, choose } }: { acting: Acting }) {
  const t = useT("organizations.acting");
  if (isKnown && !current) return <EmptyState title={t("none")} text={t("noneText")} />;
  if (people.length < 2) return current ? <ActingNote professional={current} /> : null;
  return (
    <div className="mt-5 grid gap-3">
      <Select label={t("choose")} fieldClass="max-w-[360px]" value={current?.id} onChange={(event) => choose(event.target.value)}>
        {people.map(({ id, name, organization }) => (
          <option key={id} value={id}>
            {organization === null ? t("own", { name }) : t("option", { name, organization })}
          </option>
        ))}
      </Select>
      {current && !current.canEdit && <ReadOnly />}
    </div>
  );
}

/** The same where there is nothing to choose. Renders nothing for one's own. */
export function ActingNote({ professional: { name, organization, canEdit } }: { professional: ActedProfessional }) {
  const t = useT("organizations.acting");
  if (organization === null) return null;
  return (
    <div className="mt-5 grid gap-3">
      <p className="rounded-control bg-sunken px-4 py-3 text-sm">{t("note", { name, organization })}</p>
      {!canEdit && <ReadOnly />}
    </div>
  );
}

function ReadOnly() {
  const t = useT("organizations.acting");
  return <p className="rounded-control bg-sunken px-4 py-3 text-sm">{t("readOnly")}</p>;
}
