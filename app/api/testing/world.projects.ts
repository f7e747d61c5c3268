import { randomUUID } from "node:crypto";
import { aContent, aLine } from "#app/features/projects/quotations/testing/a-quotation.ts";
import { aRequest } from "#app/features/projects/requests/testing/a-request.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { as } from "./as.ts";
import type { People } from "./people.ts";

/** The homeowner's projects and the professional's quotes of the matrix. */
export function projectsOf({ homeowner, professional }: People, photo: File) {
  return {
    /** With all that it takes to be placed. */
    async newHomeProject() {
      const { id } = await as(homeowner).projects.create({ idempotencyKey: newId(), title: "A secret project", work: "renovation", rooms: ["majlis"] });
      const items = [{ id: newId(), roomId: null, name: "A secret item", quantity: 30, unit: "m2", note: null }];
      await as(homeowner).projects.saveBrief({ id, revision: 0, changes: { property: "villa", city: "Riyadh", items } });
      return id;
    },
    async newBriefPiece(productId: string) {
      const id = await this.newHomeProject();
      return as(homeowner).briefPieces.add({ id, productId });
    },
    /** The homeowner's, to which the professional is invited. */
    newRequest: async () => (await aRequest(homeowner, { invited: [professional] })).id,
    async newProjectFile() {
      const id = await this.newHomeProject();
      const { ids } = await as(homeowner).projects.addFiles({ id, kind: "photo", files: [photo] });
      return { id, fileId: ids[0] ?? "" };
    },
    /** The professional's, ready to be sent. */
    async newQuotation() {
      const start = { vendorId: null, idempotencyKey: randomUUID(), from: { kind: "blank" as const } };
      const { id } = await as(professional).quotations.create(start);
      const client = { name: "Reem", email: "" };
      const { version } = await as(professional).quotations.save({ id, version: 1, client, content: aContent([aLine()]), notes: {} });
      return { id, version };
    },
    async newQuotationTemplate() {
      const { id } = await this.newQuotation();
      await db.deleteFrom("quotation_templates").execute();
      return as(professional).quotations.saveTemplate({ id, name: "A majlis" });
    },
    async newOwnPrice() {
      const price = { text: `Floor ${randomUUID()}`, unit: "m2" as const, nature: "both" as const, vat: "standard" as const, unitPrice: 41_000, cost: null };
      return as(professional).quotations.putPrice({ vendorId: null, ...price });
    },
  };
}
