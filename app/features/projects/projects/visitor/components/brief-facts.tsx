import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { MoneyRange } from "#app/ui/money-text.tsx";
import type { BriefItem, BriefValues } from "../../projects.rules.ts";
import type { UNITS } from "../../projects.ts";
import { useRoomName } from "./brief-rows.tsx";

type Props = { values: BriefValues; cityName: string | null; numbers: Readonly<Record<string, number>> };

/** A brief as it is read: facts, words, and its items by room. */
export function BriefFacts({ values, cityName, numbers }: Props) {
  const t = useT("projects");
  const field = useT("projects.briefing");
  const format = useFormat();
  const { rooms, items, budgetMin, budgetMax } = values;
  const roomName = useRoomName();
  const facts: [string, React.ReactNode][] = [
    [field("field.work"), values.work && t(`work.${values.work as "design"}`)],
    [field("field.property"), values.property && t(`property.${values.property as "villa"}`)],
    [field("field.city"), [values.district, cityName].filter(Boolean).join(field("comma"))],
    [
      field("field.rooms"),
      format.list(rooms.map((room) => (room.area ? t("roomArea", { room: roomName(room), area: format.number(room.area) }) : roomName(room)))),
    ],
    [field("field.styles"), format.list(values.styles.map((style) => t(`style.${style as "modern"}`)))],
    [field("field.startsOn"), values.startsOn && format.date(values.startsOn, "long")],
    [field("field.permits"), values.permits && t(`permits.${values.permits as "needed"}`)],
    [field("field.occupancy"), values.occupancy && t(`occupancy.${values.occupancy as "empty"}`)],
    [field("field.budget"), budgetMax !== null && <MoneyRange from={budgetMin ? { amount: budgetMin } : null} to={{ amount: budgetMax }} />],
  ];
  const texts = [
    ["about", values.about],
    ["must", values.must],
    ["mustNot", values.mustNot],
  ] as const;
  return (
    <div className="grid gap-5">
      {texts.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              {name !== "about" && <h3 className="text-sm text-muted">{field(`field.${name}`)}</h3>}
              <p className="whitespace-pre-line" dir="auto" lang={languageOf(text)}>
                {text}
              </p>
            </div>
          ),
      )}
      <dl className="project-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {items.length > 0 && <ItemList items={items} rooms={rooms.map((room) => ({ id: room.id, name: roomName(room) }))} numbers={numbers} />}
    </div>
  );
}

type Unit = (typeof UNITS)[number];
type ItemsProps = { items: readonly BriefItem[]; rooms: readonly { id: string; name: string }[]; numbers: Readonly<Record<string, number>> };

/** What bidders price: numbered, by room. */
function ItemList({ items, rooms, numbers }: ItemsProps) {
  const t = useT("projects");
  const format = useFormat();
  const known = new Set(rooms.map((room) => room.id));
  const groups = [
    ...rooms.map((room) => ({ ...room, items: items.filter((item) => item.roomId === room.id) })),
    { id: "", name: t("wholeProject"), items: items.filter((item) => !item.roomId || !known.has(item.roomId)) },
  ].filter((group) => group.items.length > 0);
  return (
    <ul className="project-items">
      {groups.map((group) => (
        <li key={group.id}>
          <b dir="auto" lang={languageOf(group.name)}>
            {group.name}
          </b>
          <ol>
            {group.items.map((item, at) => (
              <li key={item.id} value={numbers[item.id] ?? at + 1}>
                <span dir="auto" lang={languageOf(item.name)}>
                  {item.name}
                </span>
                {item.quantity !== null && (
                  <span className="text-muted"> {t("quantity", { n: format.number(item.quantity), unit: t(`unit.${item.unit as Unit}`) })}</span>
                )}
                {item.note && (
                  <span className="block text-muted" dir="auto">
                    {item.note}
                  </span>
                )}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
