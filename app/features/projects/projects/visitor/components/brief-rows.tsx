import { newId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { RowsInput } from "#app/ui/form/rows-input.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import type { BriefItem, BriefRoom } from "../../projects.rules.ts";
import { ITEM_LENGTH, LINE_LENGTH, MOST_ITEMS, MOST_ROOMS, NOTE_LENGTH, ROOM_KINDS, UNITS } from "../../projects.ts";
import { useRoomName } from "./brief-words.ts";
import type { BriefForm } from "./use-brief.ts";

type Props = { form: BriefForm };

const emptyRoom: Omit<BriefRoom, "id"> = { kind: "living_room", name: null, area: null, note: null };
const emptyItem: Omit<BriefItem, "id"> = { roomId: null, name: "", quantity: null, unit: "m2", note: null };

/** New rows come without an id: items name their room by it before it is stored. */
const identified = <Row extends { id: string }>(rows: readonly Row[]): Row[] => rows.map((row) => (row.id ? row : { ...row, id: newId() }));

export function RoomsStep({ form }: Props) {
  const t = useT("projects.briefing");
  const words = useT("projects");
  return (
    <RowsInput
      value={form.values.rooms}
      onChange={(rooms) => form.set("rooms", identified(rooms))}
      empty={{ id: "", ...emptyRoom }}
      max={MOST_ROOMS}
      nameOf={(n) => t("rooms.name", { n })}
      addText={t("rooms.add")}
      error={form.error("rooms")}
      canMove
    >
      {(room, change, at) => (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_190px]">
          <Select label={t("rooms.kind")} value={room.kind} onChange={(event) => change({ kind: event.target.value })}>
            {ROOM_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words(`room.${kind}`)}
              </option>
            ))}
          </Select>
          <Input
            label={t("rooms.own")}
            optional
            maxLength={LINE_LENGTH}
            value={room.name ?? ""}
            onChange={(event) => change({ name: event.target.value || null })}
          />
          <NumberInput label={t("rooms.area")} optional value={room.area} onChange={(area) => change({ area })} error={form.error(`rooms.${at}.area`)} />
        </div>
      )}
    </RowsInput>
  );
}

export function ItemsStep({ form }: Props) {
  const t = useT("projects.briefing");
  const words = useT("projects");
  const nameOf = useRoomName();
  return (
    <RowsInput
      value={form.values.items}
      onChange={(items) => form.set("items", identified(items))}
      empty={{ id: "", ...emptyItem }}
      max={MOST_ITEMS}
      nameOf={(n) => t("items.name", { n })}
      addText={t("items.add")}
      error={form.error("items")}
      canMove
    >
      {(item, change, at) => (
        <>
          <Input
            label={t("items.what")}
            maxLength={ITEM_LENGTH}
            value={item.name}
            onChange={(event) => change({ name: event.target.value })}
            error={form.error(`items.${at}.name`)}
          />
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
            <NumberInput
              label={t("items.quantity")}
              optional
              value={item.quantity}
              onChange={(quantity) => change({ quantity })}
              error={form.error(`items.${at}.quantity`)}
            />
            <Select label={t("items.unit")} value={item.unit} onChange={(event) => change({ unit: event.target.value })}>
              {UNITS.map((unit) => (
                <option key={unit} value={unit}>
                  {words(`unit.${unit}`)}
                </option>
              ))}
            </Select>
            <Select
              label={t("items.room")}
              fieldClass="phone:col-span-2"
              value={item.roomId ?? ""}
              onChange={(event) => change({ roomId: event.target.value || null })}
            >
              <option value="">{words("wholeProject")}</option>
              {form.values.rooms.map((room) => (
                <option key={room.id} value={room.id}>
                  {nameOf(room)}
                </option>
              ))}
            </Select>
          </div>
          <Input
            label={t("items.note")}
            optional
            maxLength={NOTE_LENGTH}
            value={item.note ?? ""}
            onChange={(event) => change({ note: event.target.value || null })}
          />
        </>
      )}
    </RowsInput>
  );
}
