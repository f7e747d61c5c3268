import { type Cases, nothing, of, onlyHomeowner, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "redesign.list": withInput(() => ({})),
  "redesign.engines": nothing,
  "redesign.create": withInput((world) => ({ photo: world.photo })),
  "redesign.get": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesign.update": onlyHomeowner(async (world) => ({ id: await world.newRedesign(), title: "Our majlis" })),
  "redesign.remove": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesign.restyle": onlyHomeowner(async (world) => ({ id: await world.newRedesign(), style: "modern" })),
  "redesign.cancel": onlyHomeowner(async (world) => ({ id: await world.newRedesignPicture() })),
  "redesign.removePicture": onlyHomeowner(async (world) => ({ id: await world.newRedesignPicture() })),
  // The photograph is not analyzed yet.
  "redesign.surfaces": of([], async (world) => ({ id: await world.newRedesign() })),
  "redesign.correct": of([], async (world) => ({ id: await world.newRedesign(), corrections: { steps: [] }, version: 0 })),
  "redesign.preview": of([], async (world) => ({ id: await world.newRedesign(), style: "modern" })),
  "redesign.room": of([], async (world) => ({ id: await world.newRedesign() })),
  "redesign.share": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesign.unshare": onlyHomeowner(async (world) => ({ id: await world.newRedesign() })),
  "redesign.shared": withInput(async (world) => ({ key: await world.sharedRedesign() })),
};
