import { type Cases, of, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "ideaImports.begin": withInput(() => ({ fileName: "ideas.csv", byteSize: 10, isFresh: true })),
  "ideaImports.start": of(["admin"], async (world) => ({ id: await world.newIdeaUpload("uploading") })),
  "ideaImports.get": withInput(async (world) => ({ id: await world.newIdeaUpload("processing") })),
  "ideaImports.list": withInput(() => ({})),
  "ideaImports.watch": withInput(async (world) => ({ id: await world.newIdeaUpload("processing") })),
  "ideaImports.cancel": withInput(async (world) => ({ id: await world.newIdeaUpload("processing") })),
  "ideaImports.listErrors": withInput(async (world) => ({ id: await world.newIdeaUpload("processing") })),
  "ideaImports.errorsFile": withInput(async (world) => ({ id: await world.newIdeaUpload("processing") })),
};
