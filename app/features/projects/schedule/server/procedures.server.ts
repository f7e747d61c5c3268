import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { scheduleContract, visitsContract } from "../schedule.contract.ts";
import type { ScheduleFields } from "../schedule.rules.ts";
import { answerVisit, bookVisit, moveVisit } from "./book.server.ts";
import { addAppointment, getCalendar, removeAppointment, slotsOf, visitsOfRequest } from "./calendar.server.ts";
import { getFeed, importCalendar, renewFeed, revokeFeed } from "./calendars.server.ts";
import { getSettings, saveSettings } from "./settings.server.ts";

const schedule = implementContract(scheduleContract);
const visits = implementContract(visitsContract);

export const scheduleRouter = schedule.router({
  get: schedule.get.handler(({ input, context }) => getCalendar(input, signedIn(context), context.language)),
  getSettings: schedule.getSettings.handler(({ context }) => getSettings(signedIn(context), context.language)),
  saveSettings: schedule.saveSettings.handler(({ input, context }) =>
    saveSettings(input as { fields: ScheduleFields; version: string }, signedIn(context), context.language),
  ),
  slots: schedule.slots.handler(({ input, context }) => slotsOf(signedIn(context), input, context.language)),
  addAppointment: schedule.addAppointment.handler(({ input, context }) => addAppointment(input, signedIn(context))),
  getFeed: schedule.getFeed.handler(({ context }) => getFeed(signedIn(context))),
  renewFeed: schedule.renewFeed.handler(({ context }) => renewFeed(signedIn(context))),
  revokeFeed: schedule.revokeFeed.handler(({ context }) => revokeFeed(signedIn(context))),
  importCalendar: schedule.importCalendar.handler(({ input, context }) => importCalendar(input.file, signedIn(context))),
  ofRequest: schedule.ofRequest.handler(({ input, context }) => visitsOfRequest(signedIn(context), input.id, context.language)),
  removeAppointment: schedule.removeAppointment.handler(({ input, context }) => removeAppointment(input.id, signedIn(context))),
});

export const visitsRouter = visits.router({
  book: visits.book.handler(({ input, context }) => bookVisit(input, signedIn(context))),
  confirm: visits.confirm.handler(({ input, context }) => answerVisit(input, "confirm", signedIn(context))),
  decline: visits.decline.handler(({ input, context }) => answerVisit(input, "decline", signedIn(context))),
  cancel: visits.cancel.handler(({ input, context }) => answerVisit(input, "cancel", signedIn(context))),
  move: visits.move.handler(({ input, context }) => moveVisit(input, signedIn(context))),
  finish: visits.finish.handler(({ input, context }) => answerVisit(input, "finish", signedIn(context))),
});
