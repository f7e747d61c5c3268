import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { aCompany, type Company } from "#app/platform/testing/company.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { announceRequest } from "./server/fitting.server.ts";
import { pipelineOf } from "./server/pipeline.server.ts";
import { aBid, aRequest } from "./testing/a-request.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const refused = (code: string) => expect.objectContaining({ code });
const OPEN = { kind: "open", trades: ["architect"], fits: ["architect:Riyadh"] };

let company: Company;
let reem: Viewer;
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  [company, reem] = [await aCompany(), await aUser("homeowner", { name: "Reem", email: `${newId()}@reem.example` })];
});
const requests = (viewer: Viewer) => as(viewer).requests;
const begin = (viewer: Viewer, id: string, professionalId: string | null = null) =>
  as(viewer).quotations.create({ vendorId: null, professionalId, idempotencyKey: randomUUID(), from: { kind: "request", id } });
const isListed = async (viewer: Viewer, tab: "fits" | "invited" | "bids" | "won", id: string) =>
  (await requests(viewer).listJobs({ tab })).items.some((job) => job.id === id);
const kindsOf = async (viewer: Viewer) => (await noticesOf(viewer)).map(({ kind }) => kind);

/** Prices every line and sends it. */
async function bidOf(viewer: Viewer, requestId: string): Promise<string> {
  const { id } = await begin(viewer, requestId);
  const { content, version, client } = await as(viewer).quotations.get({ id });
  const groups = content.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, unitPrice: 10_000 })) }));
  const saved = await as(viewer).quotations.save({ id, version, client: { name: client.name, email: "" }, content: { ...content, groups }, notes: {} });
  await as(viewer).quotations.send({ id, version: saved.version });
  return id;
}

describe("jobs of a professional with a company", () => {
  test("invitations are read by the team, answered by those who may, and reach nobody else", async () => {
    const { professional, manager, editor, viewer, stranger, neighborEditor } = company;
    const { id } = await aRequest(reem, { invited: [professional] });
    for (const member of [professional, manager, editor, viewer]) expect(await isListed(member, "invited", id)).toBe(true);
    expect((await requests(editor).get({ id })).bidder).toMatchObject({
      isInvited: true,
      inNameOf: { id: professional.id, name: "Saif", isVendor: false },
      names: [],
    });
    expect((await requests(professional).get({ id })).bidder?.inNameOf).toBeNull();
    expect((await requests(editor).get({ id })).permissions).toMatchObject({ canBid: true, canAsk: true, canDecline: true });
    expect((await requests(viewer).get({ id })).permissions).toMatchObject({ canBid: false, canAsk: false, canDecline: false });
    await expect(requests(viewer).decline({ id })).rejects.toEqual(refused("FORBIDDEN"));
    await expect(requests(viewer).ask({ id, idempotencyKey: randomUUID(), body: "Is there a lift?" })).rejects.toEqual(refused("FORBIDDEN"));
    for (const other of [stranger, neighborEditor]) {
      expect(await isListed(other, "invited", id)).toBe(false);
      await expect(requests(other).get({ id })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(requests(other).decline({ id })).rejects.toEqual(refused("NOT_FOUND"));
    }
    await requests(editor).decline({ id });
    expect((await requests(professional).get({ id })).bidder?.hasDeclined).toBe(true);
  });

  test("an editor bids in the professional's name, and a removed one is out", async () => {
    const { id: organizationId, professional, manager, editor, viewer, stranger, neighborEditor } = company;
    const { id } = await aRequest(reem, { invited: [professional, stranger], is_sealed: false });
    await bidOf(editor, id);
    const bid = await db.selectFrom("bids").selectAll().where("request_id", "=", id).executeTakeFirstOrThrow();
    expect(bid).toMatchObject({ bidder_id: professional.id, vendor_id: null, status: "submitted" });
    expect((await requests(reem).get({ id })).owner?.bids).toMatchObject([{ bidder: { id: professional.id, name: "Saif", isVendor: false } }]);
    for (const member of [professional, manager, editor, viewer]) {
      expect(await isListed(member, "bids", id)).toBe(true);
      expect((await requests(member).get({ id })).bidder?.bid).toMatchObject({ id: bid.id });
    }
    expect((await pipelineOf(editor, "en")).find(({ stage }) => stage === "sent")?.count).toBe(1);
    for (const other of [stranger, neighborEditor]) expect(await isListed(other, "bids", id)).toBe(false);
    await expect(as(viewer).bids.withdraw({ id: bid.id })).rejects.toEqual(refused("FORBIDDEN"));
    await expect(begin(viewer, id)).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as(stranger).bids.withdraw({ id: bid.id })).rejects.toEqual(refused("FORBIDDEN"));
    await as(professional).organizations.removeMember({ id: organizationId, userId: editor.id });
    await expect(as(editor).bids.withdraw({ id: bid.id })).rejects.toEqual(refused("NOT_FOUND"));
    expect(await isListed(editor, "bids", id)).toBe(false);
    await as(manager).bids.withdraw({ id: bid.id });
    expect((await requests(professional).get({ id })).bidder?.bid?.status).toBe("withdrawn");
  });

  test("what fits the professional fits the team; who answers is notified, once", async () => {
    const { professional, manager, editor, viewer, neighbor, neighborEditor } = company;
    const { id } = await aRequest(reem, OPEN);
    for (const member of [professional, manager, editor, viewer]) expect(await isListed(member, "fits", id)).toBe(true);
    await announceRequest(id);
    await announceRequest(id);
    for (const one of [professional, manager, editor, neighbor, neighborEditor]) expect(await kindsOf(one)).toEqual(["request_fits"]);
    expect(await kindsOf(viewer)).toEqual([]);
    await bidOf(manager, id);
    expect(await db.selectFrom("bids").select("bidder_id").where("request_id", "=", id).execute()).toEqual([{ bidder_id: professional.id }]);
  });

  test("the team does not bid for the professional's own home, nor hear of it", async () => {
    const { professional, editor, neighborEditor } = company;
    const { id } = await aRequest(professional, OPEN);
    expect([await isListed(editor, "fits", id), await isListed(neighborEditor, "fits", id)]).toEqual([false, true]);
    await expect(requests(editor).get({ id })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(begin(editor, id)).rejects.toEqual(refused("NOT_FOUND"));
    await announceRequest(id);
    expect(await kindsOf(editor)).toEqual([]);
  });

  test("someone with a trade of their own chooses in whose name they bid", async () => {
    const { id: organizationId, professional, stranger: employee, neighbor } = company;
    await db.insertInto("organization_members").values({ organization_id: organizationId, user_id: employee.id, role: "editor" }).execute();
    const { id } = await aRequest(reem, OPEN);
    expect((await requests(employee).get({ id })).bidder).toMatchObject({ inNameOf: null, names: [{ id: employee.id }, { id: professional.id }] });
    expect((await requests(employee).get({ id, professionalId: professional.id })).bidder?.inNameOf?.id).toBe(professional.id);
    await begin(employee, id, professional.id);
    await begin(employee, id, employee.id);
    await expect(begin(employee, id, neighbor.id)).rejects.toEqual(refused("NOT_FOUND"));
    const bids = await db.selectFrom("bids").select("bidder_id").where("request_id", "=", id).execute();
    expect(bids.map(({ bidder_id }) => bidder_id).sort()).toEqual([employee.id, professional.id].sort());
  });
});

describe("a project that the professional won", () => {
  test("is open to those who answer; the client stands on the team's list, the contact too; removed ones are out", async () => {
    const { id: organizationId, professional, manager, editor, viewer, neighborEditor } = company;
    const request = await aRequest(reem, { invited: [professional], is_sealed: false });
    const bid = await aBid(request, professional);
    await as(reem).bids.award({ id: bid.id });
    for (const one of [professional, manager, editor]) {
      expect(await kindsOf(one)).toContain("bid_moved");
      expect((await as(one).projects.get({ id: request.project_id })).id).toBe(request.project_id);
      expect((await as(one).projects.list({})).items.map(({ id }) => id)).toEqual([request.project_id]);
    }
    expect([await kindsOf(viewer), await kindsOf(neighborEditor)]).toEqual([[], []]);
    for (const other of [viewer, neighborEditor]) await expect(as(other).projects.get({ id: request.project_id })).rejects.toEqual(refused("NOT_FOUND"));
    for (const member of [professional, editor, viewer]) expect((await requests(member).listClients({})).items).toMatchObject([{ name: "Reem" }]);
    expect((await requests(neighborEditor).listClients({})).items).toEqual([]);
    expect((await as(reem).projects.get({ id: request.project_id })).people.map(({ name }) => name)).not.toContain("Editor");
    await as(professional).organizations.removeMember({ id: organizationId, userId: editor.id });
    await expect(as(editor).projects.get({ id: request.project_id })).rejects.toEqual(refused("NOT_FOUND"));
    expect((await requests(editor).listClients({})).items).toEqual([]);
  });

  test("of someone who is its household and on the team is listed once, as theirs", async () => {
    const { id: organizationId, professional } = company;
    await db.insertInto("organization_members").values({ organization_id: organizationId, user_id: reem.id, role: "editor" }).execute();
    const request = await aRequest(reem, { invited: [professional], is_sealed: false });
    const bid = await aBid(request, professional);
    await as(reem).bids.award({ id: bid.id });
    expect((await as(reem).projects.list({})).items.map(({ id }) => id)).toEqual([request.project_id]);
    expect((await requests(reem).get({ id: request.id })).owner).not.toBeNull();
  });
});
