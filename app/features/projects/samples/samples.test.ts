import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { endRequests } from "#app/features/projects/requests/server/send.server.ts";
import { aRequest } from "#app/features/projects/requests/testing/a-request.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { aCompany, type Company } from "#app/platform/testing/company.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const refused = (code: string, data?: object) => expect.objectContaining({ code, ...(data && { data: expect.objectContaining(data) }) });

let company: Company;
let saif: Viewer;
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  company = await aCompany();
  saif = company.professional;
});

const samples = (viewer = saif) => as(viewer).samples;

/** Writes a price for each line of the sample and sends it. @returns the quotation's id and the address of its link */
async function bid(viewer = saif) {
  const { requestId } = await samples(viewer).create();
  const { id } = await as(viewer).quotations.create({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "request", id: requestId } });
  const { content, version, client } = await as(viewer).quotations.get({ id });
  const groups = content.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, unitPrice: 10_000 })) }));
  const saved = await as(viewer).quotations.save({ id, version, client: { name: client.name, email: "" }, content: { ...content, groups }, notes: {} });
  const { link } = await as(viewer).quotations.send({ id, version: saved.version });
  return { id, link };
}

const rowsOf = async (viewer: Viewer) => {
  const counts = ["projects", "requests", "bids", "quotations"].map(
    (table) => sql`(select count(*) from ${sql.table(table)} where sample_for = ${viewer.id})::int ${sql.ref(table)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0];
};

describe("a sample project", () => {
  test("is made once, in the language of its professional, to be read and priced as a real one", async () => {
    expect(await samples().get()).toBeNull();
    const made = await as(saif, "ar").samples.create();
    expect(made).toMatchObject({ step: "brief", quotationId: null, title: expect.stringContaining("تجريبي") });
    expect(await samples().create()).toEqual(made);
    const job = await as(saif).requests.get({ id: made.requestId });
    expect(job).toMatchObject({ isSample: true, status: "open", owner: null, permissions: { canBid: true, canAsk: false } });
    expect(job.items).toHaveLength(5);
    expect(job.brief).toMatchObject({ work: "renovation", property: "villa", budgetMax: 9_500_000 });
    expect(await rowsOf(saif)).toEqual({ projects: 1, requests: 1, bids: 0, quotations: 0 });
  });

  test("goes all the way: a quote, the acceptance, a project with its log, the end; no step before its time", async () => {
    await expect(samples().move({ move: "accept" })).rejects.toEqual(refused("NOT_FOUND"));
    await samples().create();
    await expect(samples().move({ move: "accept" })).rejects.toEqual(refused("STATUS_CONFLICT", { status: "brief" }));
    const { id } = await bid();
    expect(await samples().get()).toMatchObject({ step: "sent", quotationId: id });
    await expect(samples().move({ move: "complete" })).rejects.toEqual(refused("STATUS_CONFLICT", { status: "sent" }));
    const won = await samples().move({ move: "accept" });
    expect(won.step).toBe("accepted");
    expect((await as(saif).requests.get({ id: won.requestId })).bidder).toMatchObject({ bid: { status: "accepted" }, contact: { phone: null } });
    const project = await as(saif).projects.get({ id: won.projectId });
    expect(project).toMatchObject({ isSample: true, access: "professional", status: "in_progress" });
    expect(project.people.map(({ role, isViewer }) => [role, isViewer])).toEqual([
      ["owner", false],
      ["professional", true],
    ]);
    const { items } = await as(saif).projects.listEvents({ id: won.projectId });
    expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["status.placed", "bids.asked", "bids.awarded", "people.joined", "status.started"]));
    expect((await samples().move({ move: "complete" })).step).toBe("completed");
    expect((await as(saif).projects.get({ id: won.projectId })).status).toBe("completed");
  });

  test("withdrawn, or left until its time is over, it is over; the job that ends requests leaves it alone", async () => {
    const { requestId } = await samples().create();
    await db
      .updateTable("requests")
      .set({ deadline: new Date(Date.now() - 1) })
      .where("id", "=", requestId)
      .execute();
    await endRequests(new Date());
    expect((await samples().get())?.step).toBe("over");
    expect((await as(saif).requests.get({ id: requestId })).status).toBe("open");
    await samples().remove();
    await bid();
    const { bidder } = await as(saif).requests.get({ id: (await samples().create()).requestId });
    await as(saif).bids.withdraw({ id: bidder?.bid?.id ?? "" });
    expect((await samples().get())?.step).toBe("over");
    await expect(samples().move({ move: "accept" })).rejects.toEqual(refused("STATUS_CONFLICT", { status: "over" }));
  });

  test("is deleted as a whole in every state, and can be made again; the neighbor's and real work stay", async () => {
    const neighbor = await aUser("professional");
    const client = await aUser();
    const real = await aRequest(client, { invited: [saif] });
    await bid(neighbor);
    const before = await rowsOf(neighbor);
    const { id } = await bid();
    const { projectId, requestId } = await samples().move({ move: "accept" });
    expect(await samples().remove()).toEqual({ isRemoved: true });
    expect(await samples().remove()).toEqual({ isRemoved: false });
    expect(await rowsOf(saif)).toEqual({ projects: 0, requests: 0, bids: 0, quotations: 0 });
    await expect(as(saif).requests.get({ id: requestId })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(saif).projects.get({ id: projectId })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(as(saif).quotations.get({ id })).rejects.toEqual(refused("NOT_FOUND"));
    expect(await rowsOf(neighbor)).toEqual(before);
    expect((await as(saif).requests.get({ id: real.id })).isSample).toBe(false);
    expect((await samples().create()).requestId).not.toBe(requestId);
  });

  test("is for professionals: nobody else makes one, and no call knows a visitor", async () => {
    for (const viewer of [await aUser("homeowner"), await aUser("vendor"), await aUser("admin"), company.manager])
      await expect(samples(viewer).create()).rejects.toEqual(refused("FORBIDDEN"));
    await expect(as().samples.create()).rejects.toEqual(refused("UNAUTHORIZED"));
    await samples().create();
    await expect(samples().move({ move: "archive" as "accept" })).rejects.toEqual(refused("BAD_REQUEST"));
  });
});

describe("nobody but its professional learns of a sample", () => {
  test("not the company that works in their name, an admin, a homeowner or a neighbor, whatever they ask by its ids", async () => {
    const { id, link } = await bid();
    const { projectId, requestId } = await samples().move({ move: "accept" });
    const bidId = (await as(saif).requests.get({ id: requestId })).bidder?.bid?.id ?? "";
    for (const viewer of [company.manager, company.editor, company.viewer, await aUser("admin"), await aUser(), await aUser("professional")]) {
      const call = as(viewer);
      await expect(call.requests.get({ id: requestId })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(call.requests.compare({ id: requestId })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(call.bids.withdraw({ id: bidId })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(call.projects.get({ id: projectId })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(call.projects.listEvents({ id: projectId })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(call.quotations.get({ id })).rejects.toEqual(refused("NOT_FOUND"));
      expect(await call.samples.get()).toBeNull();
    }
    // The link that a bid has opens nothing.
    await expect(as().quotations.shared({ key: link.split("/").at(-1) ?? "" })).rejects.toEqual(refused("NOT_FOUND"));
  });

  test("it is in no list, count, sum or search, neither before nor after it is won", async () => {
    const admin = await aUser("admin");
    const seen = async () => {
      const home = await as(saif).dashboard.home();
      const { items: jobs, counts } = await as(saif).requests.listJobs({ tab: "invited" });
      return {
        ...{ jobs, counts, pipeline: home.practice?.pipeline, fitting: home.practice?.jobs, waiting: home.practice?.waiting },
        bids: (await as(saif).requests.listJobs({ tab: "bids" })).items,
        won: (await as(saif).requests.listJobs({ tab: "won" })).items,
        clients: (await as(saif).requests.listClients({})).items,
        quotations: (await as(saif).quotations.list({})).items,
        ofCompany: (await as(company.manager).quotations.list({})).items,
        projects: await as(saif).projects.list({}),
        reach: await as(saif).insights.professional({ days: 30 }),
        found: await as(saif).dashboard.search({ query: "Sample" }),
        site: await as(admin).insights.site({ days: 30 }),
        audit: await db
          .selectFrom("audit_events")
          .select((eb) => eb.fn.countAll<number>().as("n"))
          .execute(),
      };
    };
    const before = await seen();
    await samples().create();
    expect(await seen()).toEqual(before);
    await bid();
    expect(await seen()).toEqual(before);
    await samples().move({ move: "accept" });
    expect(await seen()).toEqual(before);
    await samples().move({ move: "complete" });
    await samples().remove();
    expect(await seen()).toEqual(before);
  });

  test("no one is notified, no mail leaves, and no plan counts the quote", async () => {
    const people = [saif, company.manager, company.editor];
    await bid();
    await samples().move({ move: "accept" });
    await samples().move({ move: "complete" });
    for (const person of people) expect([await noticesOf(person), mailsTo(person.email)]).toEqual([[], []]);
    const { countSentThisMonth } = await import("#app/features/projects/quotations/public.server.ts");
    expect(await countSentThisMonth(db, { author_id: saif.id, vendor_id: null })).toBe(0);
  });
});
