import { type Cases, nothing, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "redesigns.list": withInput(() => ({})),
  "redesigns.engines": nothing,
  "redesigns.create": withInput((world) => ({ photo: world.photo })),
  "redesigns.get": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesigns.update": onlyHomeowner(async (world) => ({ id: await world.newRedesign(), title: "Our majlis" })),
  "redesigns.remove": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesigns.restyle": onlyHomeowner(async (world) => ({ id: await world.newRedesign(), style: "modern" })),
  "redesigns.cancel": onlyHomeowner(async (world) => ({ id: await world.newRedesignPicture() })),
  "redesigns.removePicture": onlyHomeowner(async (world) => ({ id: await world.newRedesignPicture() })),
  // The photograph is not analyzed yet.
  "redesigns.surfaces": of([], async (world) => ({ id: await world.newRedesign() })),
  "redesigns.correct": of([], async (world) => ({ id: await world.newRedesign(), corrections: { steps: [] }, version: 0 })),
  "redesigns.preview": of([], async (world) => ({ id: await world.newRedesign(), style: "modern" })),
  "redesigns.room": of([], async (world) => ({ id: await world.newRedesign() })),
  "redesigns.share": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesigns.unshare": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesigns.shared": withInput(async (world) => ({ key: await world.sharedRedesign() })),
};
