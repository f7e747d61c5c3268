import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import type { Facts } from "#app/ui/facts-list.tsx";
import { MoneyRange } from "#app/ui/money-text.tsx";
import type { BriefItem, BriefValues } from "../../projects.rules.ts";
import { useChosenFacts, useRoomName } from "./brief-words.ts";
import { Quantity } from "./quantity.tsx";

type Props = { values: BriefValues; cityName: string | null; numbers: Readonly<Record<string, number>> };

/** A brief as it is read: facts, words, and its items by room. */
export function BriefFacts({ values, cityName, numbers }: Props) {
  const field = useT("projects.briefing");
  const format = useFormat();
  const { rooms, items, budgetMin, budgetMax } = values;
  const roomName = useRoomName();
  const facts = useChosenFacts(values);
  const place = [values.district, cityName].filter(Boolean).join(field("comma"));
  const shown: Facts = [
    facts.work,
    facts.property,
    place && [field("field.city"), place],
    facts.rooms,
    facts.styles,
    values.startsOn && [field("field.startsOn"), format.date(values.startsOn, "long")],
    facts.permits,
    facts.occupancy,
    budgetMax !== null && [field("field.budget"), <MoneyRange key="budget" from={budgetMin ? { amount: budgetMin } : null} to={{ amount: budgetMax }} />],
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
        {shown
          .filter((fact) => !!fact)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {items.length > 0 && <ItemList items={items} rooms={rooms.map((room) => ({ id: room.id, name: roomName(room) }))} numbers={numbers} />}
    </div>
  );
}

type ItemsProps = { items: readonly BriefItem[]; rooms: readonly { id: string; name: string }[]; numbers: Readonly<Record<string, number>> };

/** What bidders price: numbered, by room. */
function ItemList({ items, rooms, numbers }: ItemsProps) {
  const t = useT("projects");
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
                </span>{" "}
                <Quantity quantity={item.quantity} unit={item.unit} />
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
