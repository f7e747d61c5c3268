import { describe, expect, it } from "vitest";
import { detectRole, type RoleSources } from "#app/platform/auth/role-detection.ts";

const ID = "0190a000-0000-7000-8000-000000000001";
const nobody: RoleSources = { userId: ID, userMetadataRole: null, appMetadataRole: null, userRoles: [], profileRole: null };
const detect = (sources: Partial<RoleSources>, ids: string[] = []) => detectRole({ ...nobody, ...sources }, ids);

describe("role detection", () => {
  it("asks user metadata, app metadata, user_roles and the profile in this order", () => {
    const all = { userMetadataRole: "vendor", appMetadataRole: "professional", userRoles: ["admin"], profileRole: "homeowner" };
    expect(detect(all).role).toBe("vendor");
    expect(detect({ ...all, userMetadataRole: undefined }).role).toBe("professional");
    expect(detect({ ...all, userMetadataRole: undefined, appMetadataRole: undefined }).role).toBe("admin");
    expect(detect({ profileRole: "professional" })).toEqual({ role: "professional", isFallback: false });
  });

  it("never takes admin from what a person can write", () => {
    expect(detect({ userMetadataRole: "admin" })).toEqual({ role: "homeowner", isFallback: true });
    expect(detect({ profileRole: "admin" })).toEqual({ role: "homeowner", isFallback: true });
    expect(detect({ userMetadataRole: "admin", userRoles: ["vendor"] }).role).toBe("vendor");
  });

  it("takes admin from app metadata and from user_roles", () => {
    expect(detect({ appMetadataRole: "admin" }).role).toBe("admin");
    expect(detect({ userRoles: ["homeowner", "vendor", "admin"] }).role).toBe("admin");
  });

  it.each(["owner", "ADMIN", "", 7, ["admin"], { role: "admin" }, true])("ignores %j, which is no role", (value) => {
    const sources = { userMetadataRole: value, appMetadataRole: value, userRoles: [value], profileRole: value };
    expect(detect(sources)).toEqual({ role: "homeowner", isFallback: true });
  });

  it("makes a listed id a vendor only when nothing else is found", () => {
    expect(detect({}, [ID])).toEqual({ role: "vendor", isFallback: false });
    expect(detect({ profileRole: "professional" }, [ID]).role).toBe("professional");
    expect(detect({}, ["0190a000-0000-7000-8000-000000000002"]).isFallback).toBe(true);
  });
});
