import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { fileAccess } from "#app/platform/media/file-access.server.ts";
import { quotationsContract } from "../quotations.contract.ts";
import { answerQuotation } from "./answer.server.ts";
import { createForRequest } from "./bid.server.ts";
import { getParts, listPartSources } from "./parts.server.ts";
import { addPhoto, maySeeQuotationPhoto } from "./photos.server.ts";
import { listPrices, putPrice, removePrice } from "./prices.server.ts";
import { getPaperOfBid, getQuotation, getShared, listQuotations } from "./read.server.ts";
import { sendQuotation } from "./send.server.ts";
import { listTemplates, removeTemplate, saveTemplate } from "./templates.server.ts";
import { createQuotation, removeQuotation, reviseQuotation, saveQuotation } from "./write.server.ts";
import { namesOf } from "./writers.server.ts";

fileAccess.add(maySeeQuotationPhoto);

const quotations = implementContract(quotationsContract);

export const quotationsRouter = quotations.router({
  list: quotations.list.handler(({ input, context }) => listQuotations(signedIn(context), input, context.language)),
  sources: quotations.sources.handler(async ({ context }) => {
    const viewer = signedIn(context);
    const [names, templates] = await Promise.all([namesOf(viewer, context.language), listTemplates(viewer)]);
    return { names, templates };
  }),
  create: quotations.create.handler(({ input, context }) =>
    input.from.kind === "request"
      ? createForRequest(
          signedIn(context),
          { requestId: input.from.id, idempotencyKey: input.idempotencyKey, professionalId: input.professionalId },
          context.language,
        )
      : createQuotation(signedIn(context), { ...input, from: input.from }, context.language),
  ),
  get: quotations.get.handler(({ input, context }) => getQuotation(signedIn(context), input.id, context.language)),
  partSources: quotations.partSources.handler(({ input, context }) => listPartSources(signedIn(context), input)),
  parts: quotations.parts.handler(({ input, context }) => getParts(signedIn(context), input)),
  save: quotations.save.handler(({ input, context }) => saveQuotation(signedIn(context), input, context.language)),
  addPhoto: quotations.addPhoto.handler(({ input, context }) => addPhoto(signedIn(context), input)),
  send: quotations.send.handler(({ input, context }) => sendQuotation(signedIn(context), input, context.language)),
  revise: quotations.revise.handler(({ input, context }) => reviseQuotation(signedIn(context), input.id)),
  remove: quotations.remove.handler(({ input, context }) => removeQuotation(signedIn(context), input.id)),
  shared: quotations.shared.handler(({ input, context }) => getShared(input.key, context.language)),
  answer: quotations.answer.handler(({ input, context }) => answerQuotation(input, context)),
  ofBid: quotations.ofBid.handler(({ input, context }) => getPaperOfBid(signedIn(context), input.id, context.language)),
  saveTemplate: quotations.saveTemplate.handler(({ input, context }) => saveTemplate(signedIn(context), input)),
  removeTemplate: quotations.removeTemplate.handler(({ input, context }) => removeTemplate(signedIn(context), input.id)),
  prices: quotations.prices.handler(({ input, context }) => listPrices(signedIn(context), input)),
  putPrice: quotations.putPrice.handler(({ input, context }) => putPrice(signedIn(context), input)),
  removePrice: quotations.removePrice.handler(({ input, context }) => removePrice(signedIn(context), input.id)),
});
