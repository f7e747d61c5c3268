import { useT } from "#app/platform/languages/language-context.tsx";
import { NamedFilter } from "#app/ui/list/choice-filter.tsx";
import { DateBox } from "#app/ui/list/date-box.tsx";
import { ListTools } from "#app/ui/list/list-screen.tsx";
import type { ListPlace } from "#app/ui/list/use-list-address.ts";
import { wordsOfAction } from "../../activity-things.ts";
import type { activityAddress } from "../../admin-area.search.ts";

type Known = { people: readonly { id: string; name: string }[]; kinds: readonly string[]; actions: readonly string[] };
/** `known`: what the log has entries of; undefined until that is here. */
type Props = Pick<ListPlace<typeof activityAddress>, "search" | "field" | "filtersOn"> & { known: Known | undefined };

export function ActivityFilters({ search, field, filtersOn, known }: Props) {
  const t = useT("admin-area");
  const names = {
    person: (id: string) => known?.people.find((person) => person.id === id)?.name ?? id,
    kind: useKindName(),
    action: useActionName(),
  };
  const options = { person: known?.people.map(({ id }) => id) ?? [], kind: known?.kinds ?? [], action: known?.actions ?? [] };
  return (
    <ListTools label={t("activity.filterLabel")} on={filtersOn}>
      {(["person", "kind", "action"] as const).map((name) => (
        <NamedFilter
          key={name}
          {...field(name)}
          name={(value) => t(`activity.${name}`, { value })}
          options={options[name]}
          text={names[name]}
          all={t("activity.all")}
        />
      ))}
      <div className="date-range">
        <DateBox label={t("activity.from")} {...field("from")} max={search.to} />
        <DateBox label={t("activity.to")} {...field("to")} min={search.from} />
      </div>
    </ListTools>
  );
}

function useKindName(): (kind: string) => string {
  const t = useT("admin-area");
  return (kind) => (t.has(`kind.${kind}`) ? t(`kind.${kind}`) : kind.replaceAll("_", " "));
}

function useActionName(): (action: string) => string {
  const t = useT("admin-area");
  const kindName = useKindName();
  return (action) => {
    const { verb, verbKey, thing } = wordsOfAction(action);
    return t("activity.actionOf", {
      verb: t.has(verbKey) ? t(verbKey) : verb.replaceAll("_", " "),
      thing: t.has(`thing.${thing}`) ? t(`thing.${thing}`) : kindName(thing),
    });
  };
}
