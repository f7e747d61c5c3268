import { randomUUID } from "node:crypto";
import { type Cases, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";
import type { World } from "#app/api/testing/world.ts";
import { dayFrom } from "./requests.rules.ts";
import { aBid, aBooking, aPlacedProject, aQuestion, aRequest, invitationOf } from "./testing/a-request.ts";

/** Of the homeowner, to nobody in particular: a bidder reads a request without deciding, which the tests of the feature show. */
const own = async ({ people }: World, more = {}) => ({ id: (await aRequest(people.homeowner, more)).id });
/** Somebody's whom the matrix does not know, with the professional invited. */
const invitation = async (world: World) => ({ id: (await aRequest({ id: await world.newPerson() }, { invited: [world.people.professional] })).id });
const closed = { status: "closed", opened_at: new Date() };
const received = async (world: World) => ({ id: (await aBid(await own(world, closed), null)).id });

export const cases: Cases = {
  "requests.save": onlyHomeowner(async ({ people }) => ({
    ...{ projectId: await aPlacedProject(people.homeowner), title: "A majlis in Al Malqa", kind: "invited" },
    ...{ professionals: [people.professional.id], lastDay: dayFrom(new Date(), 10), idempotencyKey: randomUUID() },
  })),
  "requests.send": onlyHomeowner((world) => own(world, { status: "draft", kind: "open", trades: ["architect"] })),
  "requests.close": onlyHomeowner((world) => own(world)),
  "requests.cancel": onlyHomeowner((world) => own(world)),
  "requests.invite": onlyHomeowner(async (world) => ({ ...(await own(world)), professionals: [world.people.professional.id] })),
  "requests.listInvitable": withInput(({ people }) => ({ professionalId: people.professional.id })),
  "requests.remind": onlyHomeowner(async (world) => {
    const { id } = await own(world, { invited: [{ id: await world.newPerson() }] });
    return { id, invitationId: await invitationOf(id) };
  }),
  "requests.withdrawInvitation": onlyHomeowner(async (world) => {
    const { id } = await own(world, { invited: [{ id: await world.newPerson() }] });
    return { id, invitationId: await invitationOf(id) };
  }),
  "requests.getDraft": onlyHomeowner((world) => own(world, { status: "draft" })),
  "requests.get": of(["homeowner", "professional"], async ({ people }) => ({ id: (await aRequest(people.homeowner, { invited: [people.professional] })).id })),
  "requests.listMine": withInput(() => ({})),
  "requests.listOfProject": onlyHomeowner(async ({ people }) => ({ id: await aPlacedProject(people.homeowner) })),
  "requests.listAgreed": onlyHomeowner(async ({ people }) => ({ id: await aPlacedProject(people.homeowner) })),
  "requests.listJobs": withInput(() => ({})),
  "requests.markSeen": of(["professional"], invitation),
  "requests.decline": of(["professional"], invitation),
  "requests.ask": of(["professional"], async (world) => ({ ...(await invitation(world)), idempotencyKey: randomUUID(), body: "Is there a lift?" })),
  "requests.answer": onlyHomeowner(async (world) => {
    const request = await own(world);
    return { ...request, questionId: await aQuestion(request), answer: "Yes" };
  }),
  "requests.compare": onlyHomeowner((world) => own(world, closed)),
  "requests.listClients": withInput(() => ({})),
  "bookings.places": withInput(() => ({})),
  "bookings.create": {
    input: async (world) => ({ id: await world.newPackage(), idempotencyKey: randomUUID(), price: 100_00, city: "Riyadh" }),
    ends: "PRICE_CHANGED",
  },
  "bookings.accept": of(["professional"], async ({ people, ...world }) => ({ id: (await aBooking({ id: await world.newPerson() }, people.professional)).id })),
  "bids.shortlist": onlyHomeowner(async (world) => ({ ...(await received(world)), isShortlisted: true })),
  "bids.decline": onlyHomeowner(received),
  "bids.award": onlyHomeowner(received),
  "bids.withdraw": of(["professional"], async (world) => ({ id: (await aBid(await invitation(world), world.people.professional)).id })),
  "bids.askRenewal": onlyHomeowner(received),
  "bids.releaseContact": onlyHomeowner(received),
  "bids.note": onlyHomeowner(async (world) => ({ ...(await received(world)), note: "Clear answers." })),
};
