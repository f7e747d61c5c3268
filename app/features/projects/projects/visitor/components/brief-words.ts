import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Facts } from "#app/ui/facts-list.tsx";
import type { RoomKind } from "../../projects.ts";

type Room = { kind: string; name: string | null };

type Chosen = { work: string | null; property: string | null; styles: readonly string[]; permits: string | null; occupancy: string | null } & {
  builtYear: number | null;
  rooms: readonly (Room & { area: number | null })[];
};
type Fact = Facts[number];

/** What its people call a room, or what kind it is. */
export function useRoomName() {
  const words = useT("projects");
  return (room: Room) => room.name || words(`room.${room.kind as RoomKind}`);
}

/** What was chosen in a brief, each with its name; nothing for what was left open. */
export function useChosenFacts({ work, property, styles, permits, occupancy, builtYear, rooms }: Chosen): Record<keyof Chosen, Fact> {
  const t = useT("projects");
  const field = useT("projects.briefing");
  const format = useFormat();
  const roomName = useRoomName();
  return {
    work: work && [field("field.work"), t(`work.${work as "design"}`)],
    property: property && [field("field.property"), t(`property.${property as "villa"}`)],
    builtYear: builtYear !== null && [field("field.builtYear"), String(builtYear)],
    rooms: rooms.length > 0 && [
      field("field.rooms"),
      format.list(rooms.map((room) => (room.area ? t("roomArea", { room: roomName(room), area: format.number(room.area) }) : roomName(room)))),
    ],
    styles: styles.length > 0 && [field("field.styles"), format.list(styles.map((style) => t(`style.${style as "modern"}`)))],
    permits: permits && [field("field.permits"), t(`permits.${permits as "needed"}`)],
    occupancy: occupancy && [field("field.occupancy"), t(`occupancy.${occupancy as "empty"}`)],
  };
}
