import { newId } from "#app/platform/database/ids.ts";
import { moved } from "#app/ui/form/list-moves.ts";
import { type AskedItem, type LineKind, MOST_GROUPS, type PrivateNotes, type QuotationContent, type QuotationGroup, type QuotationLine } from "../quotation.ts";
import type { OwnPrice } from "../quotations.schema.ts";

// What the keyboard does to the lines. Each takes the groups and gives new ones.

type Groups = QuotationGroup[];

export const emptyLine = (more: Partial<QuotationLine> = {}): QuotationLine => ({
  ...{ id: newId(), item: null, text: "", note: "", kind: "included", nature: "both" },
  ...{ quantity: null, unit: "job", unitPrice: null, vat: "standard", replaces: null },
  ...more,
});

export const emptyGroup = (name = ""): QuotationGroup => ({ id: newId(), name, lines: [] });

const inGroupOf = (groups: Groups, lineId: string, change: (lines: QuotationLine[], at: number) => QuotationLine[]): Groups =>
  groups.map((group) => {
    const at = group.lines.findIndex(({ id }) => id === lineId);
    return at < 0 ? group : { ...group, lines: change(group.lines, at) };
  });

type LineChange = Partial<QuotationLine> | ((now: QuotationLine) => Partial<QuotationLine>);

export const changeLine = (groups: Groups, lineId: string, part: LineChange): Groups =>
  inGroupOf(groups, lineId, (lines, at) =>
    lines.map((line, index) => (index === at ? { ...line, ...(typeof part === "function" ? part(line) : part) } : line)),
  );

export const addBelow = (groups: Groups, lineId: string, line: QuotationLine): Groups =>
  inGroupOf(groups, lineId, (lines, at) => lines.toSpliced(at + 1, 0, line));

export const addTo = (groups: Groups, groupId: string, ...lines: QuotationLine[]): Groups =>
  groups.map((group) => (group.id === groupId ? { ...group, lines: [...group.lines, ...lines] } : group));

/** Alternatives to it have nothing to take the place of any more. */
export const removeLine = (groups: Groups, lineId: string): Groups =>
  inGroupOf(groups, lineId, (lines, at) => lines.toSpliced(at, 1)).map((group) => ({
    ...group,
    lines: group.lines.map((line) => (line.replaces === lineId ? { ...line, replaces: null } : line)),
  }));

/** One place up or down; from the edge of a group into the next one. */
export function moveLine(groups: Groups, lineId: string, by: 1 | -1): Groups {
  const at = groups.findIndex(({ lines }) => lines.some(({ id }) => id === lineId));
  const group = groups[at];
  const line = group?.lines.find(({ id }) => id === lineId);
  if (!group || !line) return groups;
  const from = group.lines.indexOf(line);
  const to = from + by;
  if (to >= 0 && to < group.lines.length) return groups.with(at, { ...group, lines: [...moved(group.lines, from, to)] });
  const neighbor = groups[at + by];
  if (!neighbor) return groups;
  const lines = by > 0 ? [line, ...neighbor.lines] : [...neighbor.lines, line];
  return groups.with(at, { ...group, lines: group.lines.toSpliced(from, 1) }).with(at + by, { ...neighbor, lines });
}

/** To a place of a group, its own or another one; without a place to its end. */
export function moveLineTo(groups: Groups, lineId: string, groupId: string, to?: number): Groups {
  const line = groups.flatMap(({ lines }) => lines).find(({ id }) => id === lineId);
  if (!line || !groups.some(({ id }) => id === groupId)) return groups;
  return groups.map((group) => {
    const lines = group.lines.filter(({ id }) => id !== lineId);
    return group.id === groupId
      ? { ...group, lines: lines.toSpliced(to ?? lines.length, 0, line) }
      : lines.length < group.lines.length
        ? { ...group, lines }
        : group;
  });
}

/** One place up or down among the groups. */
export function moveGroup(groups: Groups, groupId: string, by: 1 | -1): Groups {
  const from = groups.findIndex(({ id }) => id === groupId);
  return from < 0 || !groups[from + by] ? groups : [...moved(groups, from, from + by)];
}

/** An alternative takes the place of the included line above it, or else of the first one in its group. */
export function setKind(groups: Groups, lineId: string, kind: LineKind): Groups {
  return inGroupOf(groups, lineId, (lines, at) => {
    const [line, above] = [lines[at], lines.slice(0, at).findLast((other) => other.kind === "included")];
    if (!line) return lines;
    const known = lines.find(({ id, kind: other }) => id === line.replaces && other === "included");
    const replaces = kind === "alternative" ? ((known ?? above ?? lines.find((other) => other.kind === "included" && other.id !== lineId))?.id ?? null) : null;
    return lines.with(at, { ...line, kind, replaces });
  });
}

export const lineOfItem = ({ number, name, quantity, unit, note }: AskedItem): QuotationLine =>
  emptyLine({ item: number, text: name, note, quantity: quantity ?? null, ...(unit && { unit }) });

export const partOfPrice = ({ text, unit, nature, vat, unitPrice }: OwnPrice): Partial<QuotationLine> => ({ text, unit, nature, vat, unitPrice });

/** A group for each room, in the order in which they are first named; work without one comes last, with what is more than fits. */
export function groupsByRoom(lines: readonly { room: string | null; line: QuotationLine }[], without: string): Groups {
  const rooms = [...new Set(lines.flatMap(({ room }) => room ?? []))].slice(0, MOST_GROUPS - 1);
  const groups = rooms.map((name) => ({ ...emptyGroup(name), lines: lines.filter(({ room }) => room === name).map(({ line }) => line) }));
  const rest = lines.filter(({ room }) => room === null || !rooms.includes(room)).map(({ line }) => line);
  return rest.length > 0 ? [...groups, { ...emptyGroup(without), lines: rest }] : groups;
}

/** Further groups at the end, those with lines; beyond the most that there may be, their lines join the last one. */
export function addGroups(groups: Groups, further: Groups): Groups {
  const given = further.filter(({ lines }) => lines.length > 0);
  const free = MOST_GROUPS - groups.length;
  const all = [...groups, ...given.slice(0, free)];
  const last = all.at(-1);
  const rest = given.slice(free).flatMap(({ lines }) => lines);
  return last && rest.length > 0 ? all.with(-1, { ...last, lines: [...last.lines, ...rest] }) : all;
}

/** The same for another client: with ids of its own, and answering no brief yet. */
export function freshCopy({ content, notes }: { content: QuotationContent; notes: PrivateNotes }): { content: QuotationContent; notes: PrivateNotes } {
  const ids = new Map(content.groups.flatMap(({ lines }) => lines.map(({ id }) => [id, newId()] as const)));
  const copyOf = (id: string | null) => (id && ids.get(id)) ?? null;
  const groups = content.groups.map((group) => ({
    ...group,
    id: newId(),
    lines: group.lines.map((line) => ({ ...line, id: copyOf(line.id) ?? newId(), item: null, differs: false, replaces: copyOf(line.replaces) })),
  }));
  const stages = content.stages.map((stage) => ({ ...stage, id: newId() }));
  const own = Object.entries(notes).flatMap(([id, note]) => (ids.has(id) ? [[copyOf(id) as string, note] as const] : []));
  return { content: { ...content, startsOn: null, groups, stages }, notes: Object.fromEntries(own) };
}
