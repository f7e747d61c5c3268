import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { as, change, person } from "./profiles.testing.ts";
import { readProfile } from "./public.server.ts";

let professional: Viewer;
let homeowner: Viewer;
let admin: Viewer;
beforeEach(async () => {
  await db.updateTable("profiles").set({ username: null }).execute();
  professional = await person("professional", "Faisal Alotaibi");
  homeowner = await person("homeowner", "Reem Alharbi");
  admin = await person("admin", "Sami");
});
afterAll(disconnect);

describe("editing", () => {
  test("writes tidied fields, and only those that are named", async () => {
    const saved = await change(professional, {
      fullName: "  Faisal   Alotaibi ",
      username: "@Faisal.Design",
      bio: " Courtyard houses.\r\nRiyadh. ",
      phone: "٠٥٥ ٠٠٠ ٩٠٠٢",
      website: "faisal.example",
      city: "الرياض",
      professionalType: "architect",
      specializations: ["villas", "majlis", "villas"],
      serviceAreas: ["SA-01", "جدة", "Jeddah"],
      certifications: [{ name: " Accredited by SCE, 2019 " }, { name: "" }],
      hourlyRate: 350_00,
      yearsOfExperience: 12,
      educationHistory: [{ school: "King Saud University", degree: "BArch", year: 2012 }],
      socialLinks: { instagram: "@faisal.design", linkedin: "http://www.linkedin.com/in/faisal" },
      availabilityPreferences: { isAcceptingProjects: true, earliestStart: "2027-01-31", days: ["monday", "sunday"], from: "09:00", to: "17:00" },
    });
    expect(saved.fields).toMatchObject({
      fullName: "Faisal Alotaibi",
      username: "faisal.design",
      bio: "Courtyard houses.\nRiyadh.",
      phone: "+966550009002",
      website: "https://faisal.example",
      city: "Riyadh",
      specializations: ["villas", "majlis"],
      serviceAreas: ["SA-01", "Jeddah"],
      certifications: [{ name: "Accredited by SCE, 2019" }],
      socialLinks: { instagram: "https://www.instagram.com/faisal.design", linkedin: "https://www.linkedin.com/in/faisal" },
      availabilityPreferences: { days: ["sunday", "monday"], from: "09:00", to: "17:00" },
    });
    // the same again, in another order: nothing new
    const same = {
      educationHistory: saved.fields.educationHistory,
      socialLinks: { linkedin: "https://www.linkedin.com/in/faisal", instagram: "faisal.design" },
    };
    expect((await change(professional, same)).version).toBe(saved.version);
    const after = await change(professional, { companyName: "Najd Studio" });
    expect(after.fields).toEqual({ ...saved.fields, companyName: "Najd Studio" });
    expect(after.version).toBe(saved.version + 1);
    expect((await db.selectFrom("profiles").select("certifications").where("id", "=", professional.id).executeTakeFirst())?.certifications).toEqual([
      "Accredited by SCE, 2019",
    ]);
  });

  test("what a visit costs stands at each place that is served, by its stored name; a place that says nothing has none", async () => {
    const saved = await change(professional, { serviceAreas: ["SA-01", "جدة", "Abha"], travelFees: { جدة: 1_400_00, "SA-01": 0, Abha: null } });
    expect(saved.fields.travelFees).toEqual({ Jeddah: 1_400_00, "SA-01": 0 });
    expect((await change(professional, { travelFees: { "SA-01": 0, Jeddah: 1_400_00 } })).version).toBe(saved.version);
    const shown = async (viewer: Viewer | null) =>
      (await as(viewer).get({ id: professional.id })).serviceAreas.map(({ value, travelFee }) => [value, travelFee?.amount ?? null]);
    expect(await shown(null)).toEqual([
      ["SA-01", 0],
      ["Jeddah", 1_400_00],
      ["Abha", null],
    ]);
    // A place that is no longer served takes its fee off the page.
    await change(professional, { serviceAreas: ["Abha"] });
    expect(await shown(null)).toEqual([["Abha", null]]);
    await expect(change(professional, { travelFees: { Atlantis: 1 } })).rejects.toMatchObject({ data: { fields: { travelFees: "city" } } });
    await expect(change(homeowner, { travelFees: { Jeddah: 1 } })).rejects.toMatchObject({ data: { fields: { travelFees: "notForRole" } } });
  });

  test("nothing new changes nothing; the account's name follows", async () => {
    const before = await as(homeowner).getForEdit({ id: homeowner.id });
    expect((await change(homeowner, { fullName: before.fields.fullName })).version).toBe(before.version);
    await change(homeowner, { fullName: "Reem A." });
    expect((await db.selectFrom("users").select("name").where("id", "=", homeowner.id).executeTakeFirst())?.name).toBe("Reem A.");
  });

  test("a name in Arabic stands on Arabic pages, is found by, and leaves the name itself", async () => {
    const onPage = async (language: string) => (await as(null, language).get({ id: professional.id })).fullName;
    expect(await onPage("ar")).toBe("Faisal Alotaibi");
    await change(professional, { fullNameAr: "  فيصل   العتيبي " });
    expect([await onPage("en"), await onPage("ar")]).toEqual(["Faisal Alotaibi", "فيصل العتيبي"]);
    expect((await db.selectFrom("users").select("name").where("id", "=", professional.id).executeTakeFirst())?.name).toBe("Faisal Alotaibi");
    const { rows } = await sql`select from profiles where id = ${professional.id} and search @@ search_query('فيصل')`.execute(db);
    expect(rows).toHaveLength(1);
    await change(professional, { fullNameAr: " " });
    expect(await onPage("ar")).toBe("Faisal Alotaibi");
  });

  test("says what is wrong, place by place, and writes nothing", async () => {
    const before = await as(professional).getForEdit({ id: professional.id });
    const wrong = change(professional, {
      fullName: " ",
      username: "admin",
      phone: "12",
      website: "javascript:alert(1)",
      city: "Dubai",
      professionalType: "wizard",
      hourlyRate: -1,
      yearsOfExperience: 1.5,
      serviceAreas: ["Atlantis"],
      educationHistory: [{ school: "", degree: "BSc", year: 1200 }],
      socialLinks: { x: "https://evil.example/x.com" },
      portfolioHighlights: [{ title: "Villa", text: "", year: null, url: "ftp://x.example" }],
      availabilityPreferences: { isAcceptingProjects: null, earliestStart: "2027-02-30", days: [], from: "18:00", to: "09:00" },
      bio: "x".repeat(2001),
    });
    await expect(wrong).rejects.toMatchObject({
      code: "INVALID",
      data: {
        fields: {
          fullName: "required",
          username: "usernameReserved",
          phone: "phone",
          website: "url",
          city: "city",
          professionalType: "unknownChoice",
          hourlyRate: "number",
          yearsOfExperience: "number",
          serviceAreas: "city",
          "educationHistory.0.school": "required",
          "educationHistory.0.year": "year",
          "socialLinks.x": "socialHost",
          "portfolioHighlights.0.url": "url",
          "availabilityPreferences.earliestStart": "date",
          "availabilityPreferences.from": "hours",
          bio: "tooLong",
        },
      },
    });
    expect(await as(professional).getForEdit({ id: professional.id })).toEqual(before);
  });

  test("a role has its own fields", async () => {
    await expect(change(homeowner, { hourlyRate: 100 })).rejects.toMatchObject({ data: { fields: { hourlyRate: "notForRole" } } });
    await expect(change(professional, { designPreferences: { styles: ["modern"], notes: "" } })).rejects.toMatchObject({ code: "INVALID" });
    expect((await change(homeowner, { designPreferences: { styles: ["modern"], notes: "" } })).fields.designPreferences.styles).toEqual(["modern"]);
  });

  test("an old version is a conflict", async () => {
    const owner = await person("homeowner");
    const { version } = await as(owner).getForEdit({ id: owner.id });
    await db.updateTable("profiles").set({ address: "elsewhere" }).where("id", "=", owner.id).execute();
    const late = as(owner).update({ id: owner.id, version, changes: { bio: "mine" } });
    await expect(late).rejects.toMatchObject({ code: "CONFLICT", data: { current: { version: version + 1, fields: { address: "elsewhere", bio: null } } } });
  });

  test("other people's profiles are NOT_FOUND; an admin's change is on record without phone and address", async () => {
    for (const viewer of [professional, await person("homeowner")]) {
      await expect(as(viewer).getForEdit({ id: homeowner.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(as(viewer).update({ id: homeowner.id, version: 1, changes: { bio: "x" } })).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(as(viewer).removeAvatar({ id: homeowner.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    await expect(as(null).update({ id: homeowner.id, version: 1, changes: {} })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(as(admin).getForEdit({ id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await change(admin, { bio: "Edited", phone: "0550009001" }, homeowner.id);
    const event = await db.selectFrom("audit_events").selectAll().where("entity_id", "=", homeowner.id).executeTakeFirstOrThrow();
    expect(event).toMatchObject({ actor_id: admin.id, action: "profile.update", changes: { bio: [null, "Edited"] } });
    expect(JSON.stringify(event.changes)).not.toContain("55000");
    expect(event.changes).toHaveProperty("phone");
  });

  test("everything is read for the server's own use", async () => {
    await change(professional, { companyName: "Najd Studio" });
    expect((await readProfile(professional.id))?.fields.companyName).toBe("Najd Studio");
    expect(await readProfile(newId())).toBeNull();
  });
});

describe("usernames", () => {
  test("are checked while typing", async () => {
    const check = (username: string, viewer = homeowner) => as(viewer).checkUsername({ username });
    await change(professional, { username: "faisal.design" });
    expect(await check("Reem-H")).toEqual({ username: "reem-h", problem: null });
    expect((await check("FAISAL.design")).problem).toBe("usernameTaken");
    expect((await check("faisal.design", professional)).problem).toBeNull();
    expect((await as(admin).checkUsername({ username: "faisal.design", id: professional.id })).problem).toBeNull();
    expect((await as(homeowner).checkUsername({ username: "faisal.design", id: professional.id })).problem).toBe("usernameTaken");
    for (const wrong of ["ab", "1234", ".dot", "a..b", "ريم", "a b c", "x".repeat(31), "a_-b"]) expect((await check(wrong)).problem, wrong).toBe("username");
    expect((await check("Not-Found")).problem).toBe("usernameReserved");
    await expect(as(null).checkUsername({ username: "free" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("a former name leads to the person, until somebody takes it", async () => {
    await change(professional, { username: "old.name" });
    await change(professional, { username: "new.name" });
    const at = (id: string) => as(null).get({ id });
    expect((await at("Old.Name")).path).toBe("/profile/new.name");
    await change(homeowner, { username: "old.name" });
    // a homeowner's page is not open to everybody
    await expect(at("old.name")).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await as(homeowner).get({ id: "old.name" })).id).toBe(homeowner.id);
    // back to the first: the name between leads there
    await change(professional, { username: "newer.name" });
    expect((await at("new.name")).path).toBe("/profile/newer.name");
    await expect(at("never.a.name")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("two who choose the same at once: one gets it, the other an error", async () => {
    const people = await Promise.all([person("homeowner"), person("vendor"), person("professional")]);
    const outcomes = await Promise.allSettled(people.map((viewer) => change(viewer, { username: "Same.Name" })));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "INVALID", data: { fields: { username: "usernameTaken" } } });
  });
});

describe("picture", () => {
  const image = async (width: number, height: number) => {
    const left = await sharp({ create: { width: Math.floor(width / 2), height, channels: 3, background: "#c00000" } })
      .png()
      .toBuffer();
    const bytes = await sharp({ create: { width, height, channels: 3, background: "#0000c0" } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: "secret place" }, IFD3: { GPSLatitude: "24/1 0/1 0/1" } })
      .jpeg()
      .toBuffer();
    return new File([new Uint8Array(bytes)], "me.jpg", { type: "image/jpeg" });
  };

  test("the chosen square is stored without camera metadata, and shown in menus", async () => {
    const viewer = await person("homeowner");
    const first = await as(viewer).setAvatar({ id: viewer.id, photo: await image(1600, 800), crop: { x: 0.5, y: 0, width: 0.5, height: 1 } });
    expect(first).toMatchObject({ width: 800, height: 800 });
    const file = await db.selectFrom("files").selectAll().where("id", "=", first.id).executeTakeFirstOrThrow();
    const bytes = await storage.read(file.storage_key);
    const { exif } = await sharp(bytes).metadata();
    expect(exif).toBeUndefined();
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect((await db.selectFrom("users").select("image").where("id", "=", viewer.id).executeTakeFirst())?.image).toBe(`/media/${first.id}/160.webp`);

    const second = await as(viewer).setAvatar({ id: viewer.id, photo: await image(300, 500) });
    expect(second).toMatchObject({ width: 300, height: 300 });
    expect(await db.selectFrom("files").select("id").where("id", "=", first.id).executeTakeFirst()).toBeUndefined();
    const before = await as(viewer).getForEdit({ id: viewer.id });
    expect(before.avatar?.id).toBe(second.id);
    expect(await as(viewer).removeAvatar({ id: viewer.id })).toEqual({ isRemoved: true });
    expect(await as(viewer).removeAvatar({ id: viewer.id })).toEqual({ isRemoved: false });
    const after = await as(viewer).getForEdit({ id: viewer.id });
    expect([after.avatar, after.version]).toEqual([null, before.version]);
  });

  test.each([
    ["nothing", new File([], "x.png"), "EMPTY"],
    ["a page", new File(["<svg onload=alert(1)>"], "x.png", { type: "image/png" }), "UNSUPPORTED"],
    ["too much", new File([new Uint8Array(10 * 1024 * 1024)], "x.jpg"), "TOO_LARGE"],
  ])("%s is refused", async (_, photo, problem) => {
    await expect(as(homeowner).setAvatar({ id: homeowner.id, photo })).rejects.toMatchObject({ code: "INVALID", data: { fields: { photo: problem } } });
  });

  test("is nobody else's to set", async () => {
    await expect(as(professional).setAvatar({ id: homeowner.id, photo: await image(20, 20) })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await as(admin).setAvatar({ id: homeowner.id, photo: await image(20, 20), crop: { x: 1, y: 1, width: 0, height: 0 } })).toMatchObject({ width: 1 });
  });
});

test("regions and cities to choose from, in the language of the request", async () => {
  const { regions } = await as(homeowner, "ar").options();
  expect(regions).toHaveLength(13);
  expect(regions[0]).toMatchObject({ value: "SA-01", label: "منطقة الرياض" });
});
