import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { AUDIENCES, type Onlooker, PROFILE_PARTS, type ProfilePart, partsOfRole } from "./profiles.privacy.ts";
import { as, change, person } from "./profiles.testing.ts";

let professional: Viewer;
let homeowner: Viewer;
let admin: Viewer;
beforeAll(async () => {
  professional = await person("professional", "Faisal Alotaibi");
  homeowner = await person("homeowner", "Reem Alharbi");
  admin = await person("admin", "Sami");
});
afterAll(disconnect);

/** Where a part shows in the answer, and whether it is there. */
const SHOWS: Record<ProfilePart, (profile: Awaited<ReturnType<ReturnType<typeof as>["get"]>>) => boolean> = {
  avatar: (profile) => profile.avatar !== null,
  bio: (profile) => profile.bio !== null,
  company: (profile) => profile.companyName !== null && profile.companyDetails !== null,
  city: (profile) => profile.city !== null,
  address: (profile) => profile.address !== null,
  phone: (profile) => profile.phone !== null,
  email: (profile) => profile.email !== null,
  website: (profile) => profile.website !== null,
  socialLinks: (profile) => Object.keys(profile.socialLinks).length > 0,
  languages: (profile) => profile.preferences.languages.length > 0,
  specializations: (profile) => profile.specializations.length > 0 && profile.professionalType !== null,
  serviceAreas: (profile) => profile.serviceAreas.length > 0,
  experience: (profile) => profile.yearsOfExperience !== null,
  certifications: (profile) => profile.certifications.length > 0,
  education: (profile) => profile.educationHistory.length > 0,
  license: (profile) => profile.businessLicense !== null,
  hourlyRate: (profile) => profile.hourlyRate !== null,
  availability: (profile) => profile.availabilityPreferences !== null,
  portfolio: (profile) => profile.portfolioHighlights.length > 0,
  designPreferences: (profile) => profile.designPreferences !== null,
};

describe("who sees what", () => {
  let full: Viewer;
  let onlookers: Record<Onlooker | "admin", Viewer | null>;
  const SECRETS = ["+966550009020", "Street 1", "LIC-1", "p-secret@example.com"];
  beforeAll(async () => {
    full = await person("professional", "Full Profile");
    onlookers = { visitor: null, signed_in: homeowner, self: full, admin };
    await db.updateTable("users").set({ email: "p-secret@example.com" }).where("id", "=", full.id).execute();
    await change(full, {
      username: "full.profile",
      bio: "b",
      companyName: "C",
      city: "Jeddah",
      address: "Street 1",
      phone: "0550009020",
      website: "c.example",
      socialLinks: { x: "full" },
      preferences: { contactBy: "phone", languages: ["ar"] },
      professionalType: "architect",
      specializations: ["villas"],
      serviceAreas: ["SA-02"],
      travelFees: { "SA-02": 0 },
      yearsOfExperience: 3,
      certifications: [{ name: "SCE" }],
      educationHistory: [{ school: "KAU", degree: "", year: null }],
      businessLicense: "LIC-1",
      hourlyRate: 100,
      portfolioHighlights: [{ title: "T", text: "", year: null, url: "" }],
    });
    const photo = new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
            .png()
            .toBuffer(),
        ),
      ],
      "x.png",
    );
    await as(full).setAvatar({ id: full.id, photo });
  });

  beforeEach(() => db.updateTable("profiles").set({ visibility: "{}" }).where("id", "=", full.id).execute());

  const seen = async (part: ProfilePart) => {
    const shows = async (viewer: Viewer | null) => SHOWS[part](await as(viewer).get({ id: "Full.Profile" }));
    return Object.fromEntries(await Promise.all(Object.entries(onlookers).map(async ([who, viewer]) => [who, await shows(viewer)])));
  };

  test.each(partsOfRole("professional").flatMap((part) => AUDIENCES.map((audience) => [part, audience] as const)))("%s for %s", async (part, audience) => {
    await as(full).setPrivacy({ visibility: { [part]: audience } });
    expect(await seen(part)).toEqual({ visitor: audience === "everyone", signed_in: audience !== "nobody", self: true, admin: true });
  });

  test("by default contact details stay, and nothing else does", async () => {
    for (const viewer of [null, homeowner]) {
      const profile = await as(viewer, "ar").get({ id: full.id });
      expect(profile).toMatchObject({
        path: "/profile/full.profile",
        city: { value: "Jeddah", label: "جدة" },
        visibility: null,
        isOwn: false,
        permissions: { canEdit: false },
      });
      for (const secret of SECRETS) expect(JSON.stringify(profile)).not.toContain(secret);
    }
    expect(PROFILE_PARTS.filter((part) => !partsOfRole("professional").includes(part))).toEqual(["designPreferences"]);
  });

  test.each(AUDIENCES)("the whole page for %s", async (audience) => {
    await as(full).setPrivacy({ visibility: { profile: audience } });
    const found = async (viewer: Viewer | null) =>
      as(viewer)
        .get({ id: full.id })
        .then(
          () => true,
          (error) => error.code,
        );
    expect(await found(null)).toBe(audience === "everyone" ? true : "NOT_FOUND");
    expect(await found(homeowner)).toBe(audience === "nobody" ? "NOT_FOUND" : true);
    expect(await found(full)).toBe(true);
    expect(await found(admin)).toBe(true);
  });

  test("homeowners are private until they allow it, closed accounts always", async () => {
    const owner = await person("homeowner");
    await expect(as(professional).get({ id: owner.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await as(owner).getPrivacy()).visibility).toMatchObject({ profile: "nobody", phone: "nobody" });
    await as(owner).setPrivacy({ visibility: { profile: "everyone" } });
    expect(await as(null).get({ id: owner.id })).toMatchObject({ role: "homeowner", path: `/profile/${owner.id}` });
    await db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", owner.id).execute();
    await expect(as(null).get({ id: owner.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const id of [newId(), "nobody-here", "' or 1=1", ""]) await expect(as(null).get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("a new role's defaults count for what was not chosen", async () => {
    const viewer = await person("homeowner");
    await as(viewer).setPrivacy({ visibility: { bio: "signed_in" } });
    await db.updateTable("user_roles").set({ role: "vendor" }).where("user_id", "=", viewer.id).execute();
    roleCache().drop(viewer.id);
    expect((await as(viewer).getPrivacy()).visibility).toMatchObject({ profile: "everyone", bio: "signed_in" });
    await expect(as(null).getPrivacy()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(as(viewer).setPrivacy({ visibility: { bio: "friends" as "nobody" } })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
