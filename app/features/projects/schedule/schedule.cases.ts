import { randomUUID } from "node:crypto";
import { type Cases, endingIn, nothing, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";
import type { World } from "#app/api/testing/world.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { FIRST_SCHEDULE } from "./schedule.rules.ts";
import { aVisit, giveHours, inDays } from "./testing/a-visit.ts";

const professionals = ["professional", "otherProfessional"] as const;

/** Of the matrix's homeowner with its professional, each at a time that nobody else has. */
const own = async ({ people }: World) => ({ id: await aVisit(people.professional, people.homeowner) });
/** Of somebody whom the matrix does not know, with its professional. */
const received = async (world: World) => ({ id: await aVisit(world.people.professional, { id: await world.newPerson() }) });
const bothSides = (input: Parameters<typeof of>[1]) => of(["homeowner", "professional"], input);

export const cases: Cases = {
  "schedule.get": withInput(() => ({ from: "2026-11-01", to: "2026-11-30" })),
  "schedule.getSettings": nothing,
  // The version is of nobody.
  "schedule.saveSettings": { ...of(professionals, () => ({ fields: FIRST_SCHEDULE, version: "none" }), "FORBIDDEN"), ends: "CONFLICT" },
  "schedule.slots": withInput(({ people }) => ({ id: people.professional.id })),
  "schedule.addAppointment": withInput(() => ({ idempotencyKey: randomUUID(), title: "Dentist", startsAt: inDays(3, 9), endsAt: inDays(3, 10) })),
  "schedule.getFeed": nothing,
  "schedule.renewFeed": nothing,
  "schedule.revokeFeed": nothing,
  "schedule.importCalendar": withInput(() => ({ file: new File(["BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"], "empty.ics") })),
  "schedule.ofRequest": of(["homeowner", "professional"], async (world) => ({ id: await world.newRequest() })),
  "schedule.removeAppointment": onlyHomeowner(async ({ people }) => {
    const id = newId();
    await db
      .insertInto("appointments")
      .values({ id, owner_id: people.homeowner.id, title: "Dentist", starts_at: inDays(2, 9), ends_at: inDays(2, 10) })
      .execute();
    return { id };
  }),
  // At midnight nobody works.
  "visits.book": endingIn(
    "SLOT_TAKEN",
    withInput(async (world) => {
      const id = await world.newPerson();
      await db.updateTable("user_roles").set({ role: "professional" }).where("user_id", "=", id).execute();
      await giveHours({ id });
      return { id, idempotencyKey: randomUUID(), startsAt: inDays(2, 0) };
    }),
  ),
  "visits.confirm": of(["professional"], received),
  "visits.decline": of(["professional"], received),
  "visits.cancel": bothSides(own),
  "visits.move": endingIn(
    "SLOT_TAKEN",
    bothSides(async (world) => ({ ...(await own(world)), startsAt: inDays(2, 0), idempotencyKey: randomUUID() })),
  ),
  "visits.finish": of(["professional"], async ({ people, newPerson }) => ({
    id: await aVisit(people.professional, { id: await newPerson() }, { status: "confirmed" }, true),
  })),
};
