// A calendar's file (RFC 5545), read event by event, so that one that is wrong costs no other.
import ICAL from "ical.js";
import { DAY_MS, MINUTE_MS } from "#app/platform/rules/durations.ts";
import { oneLine } from "#app/platform/rules/plain-texts.ts";
import type { RefusalReason } from "../schedule.ts";
import { MOST_EVENTS, OWN_UID, PLACE_LENGTH, TITLE_LENGTH } from "../schedule.ts";

export type ReadEvent = { uid: string; occurrence: string; title: string; place: string | null; startsAt: Date; endsAt: Date; isAllDay: boolean };
/** `row`: the line of the file where the event begins. */
export type Refusal = { row: number; title: string; reason: RefusalReason };
type Window = { from: Date; to: Date };

const ZONE = "Asia/Riyadh";
const LONGEST_MS = 31 * DAY_MS;
const MOST_OCCURRENCES = 400;
/** So many steps from the beginning of a rule until the days that matter. */
const MOST_STEPS = 20_000;

type Block = { row: number; text: string };

/** The blocks of one kind, each from its BEGIN to its END. */
function blocksOf(text: string, kind: string): Block[] {
  const blocks: Block[] = [];
  let open: { row: number; lines: string[] } | null = null;
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const word = line.trim().toUpperCase();
    if (word === `BEGIN:${kind}`) open = { row: index + 1, lines: [] };
    open?.lines.push(line);
    if (open && word === `END:${kind}`) {
      blocks.push({ row: open.row, text: open.lines.join("\r\n") });
      open = null;
    }
  }
  // One that never ends is wrong, too.
  if (open) blocks.push({ row: open.row, text: open.lines.join("\r\n") });
  return blocks;
}

/** What a clock on the wall of a place shows, as a moment. */
function onWall(utc: number, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const shown = (moment: number) => Date.parse(`${parts.format(moment).replace(" ", "T")}Z`);
  const guess = utc - (shown(utc) - utc);
  return new Date(guess - (shown(guess) - utc));
}

function momentOf(time: ICAL.Time, tzid: string | null): Date {
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  if (!time.isDate && time.zone && time.zone.tzid !== "floating") return time.toJSDate();
  try {
    return onWall(wall, (!time.isDate && tzid) || ZONE);
  } catch {
    // A zone that nobody knows.
    return onWall(wall, ZONE);
  }
}

function occurrencesOf(event: ICAL.Event, tzid: string | null, { from, to }: Window): { startsAt: Date; endsAt: Date; occurrence: string }[] {
  const length = event.duration.toSeconds() * 1000;
  const at = (time: ICAL.Time) => {
    const startsAt = momentOf(time, tzid);
    return { startsAt, endsAt: new Date(startsAt.getTime() + length), occurrence: time.toString() };
  };
  if (!event.isRecurring()) return [{ ...at(event.startDate), occurrence: event.recurrenceId?.toString() ?? "" }];
  const found: ReturnType<typeof at>[] = [];
  const walk = event.iterator();
  for (let step = 0; step < MOST_STEPS && found.length < MOST_OCCURRENCES; step++) {
    const time = walk.next();
    if (!time) break;
    const each = at(time);
    if (each.startsAt > to) break;
    if (each.endsAt > from) found.push(each);
  }
  return found;
}

function readBlock(block: Block, zones: string, window: Window): ReadEvent[] | Omit<Refusal, "row"> {
  let title = "";
  const refuse = (reason: RefusalReason) => ({ title, reason });
  try {
    const component = new ICAL.Component(ICAL.parse(`BEGIN:VCALENDAR\r\n${zones}\r\n${block.text}\r\nEND:VCALENDAR`));
    const vevent = component.getFirstSubcomponent("vevent");
    if (!vevent) return refuse("unreadable");
    const event = new ICAL.Event(vevent);
    title = [...oneLine(event.summary ?? "")].slice(0, TITLE_LENGTH).join("");
    const start = vevent.getFirstProperty("dtstart");
    if (!event.uid) return refuse("noUid");
    if (!start || !event.startDate) return refuse("noStart");
    if (event.uid.endsWith(OWN_UID)) return refuse("ours");
    if (vevent.getFirstPropertyValue("status") === "CANCELLED") return refuse("cancelled");
    if (vevent.getFirstPropertyValue("transp") === "TRANSPARENT") return refuse("free");
    const length = event.duration.toSeconds() * 1000;
    if (!(length >= MINUTE_MS)) return refuse("noLength");
    if (length > LONGEST_MS) return refuse("tooLong");
    const tzid = start.getFirstParameter("tzid") ?? null;
    const place = [...oneLine(event.location ?? "")].slice(0, PLACE_LENGTH).join("") || null;
    const found = occurrencesOf(event, tzid, window).filter(({ startsAt, endsAt }) => endsAt > window.from && startsAt < window.to);
    if (found.length === 0) return refuse("elsewhere");
    return found.map((each) => ({ ...each, uid: event.uid.slice(0, 500), title: title || "—", place, isAllDay: event.startDate.isDate }));
  } catch {
    return refuse("unreadable");
  }
}

/** @returns null for what is no calendar */
export function readCalendar(text: string, window: Window): { events: ReadEvent[]; refused: Refusal[] } | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\s*$/im.test(text)) return null;
  const zones = blocksOf(text, "VTIMEZONE")
    .map((block) => block.text)
    .join("\r\n");
  const refused: Refusal[] = [];
  // What changes one occurrence of a series stands for it.
  const events = new Map<string, ReadEvent>();
  for (const [index, block] of blocksOf(text, "VEVENT").entries()) {
    const read = index < MOST_EVENTS ? readBlock(block, zones, window) : { title: "", reason: "tooMany" as const };
    if (Array.isArray(read)) for (const event of read) events.set(`${event.uid} ${event.occurrence}`, event);
    else refused.push({ row: block.row, ...read });
  }
  return { events: [...events.values()], refused };
}
