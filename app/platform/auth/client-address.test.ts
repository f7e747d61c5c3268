import { describe, expect, test } from "vitest";
import { addressUnit, callerOf, clientAddress } from "./client-address.server.ts";

describe("who asks", () => {
  const forwarded = new Headers({ "x-forwarded-for": "10.0.0.1, 203.0.113.7 " });
  test("is the socket, or behind a trusted proxy what the proxy wrote last", () => {
    expect(clientAddress("::ffff:198.51.100.4", forwarded, false)).toBe("198.51.100.4");
    expect(clientAddress("198.51.100.4", forwarded, true)).toBe("203.0.113.7");
    expect([clientAddress("198.51.100.4", new Headers(), true), clientAddress(undefined, new Headers(), true)]).toEqual(["198.51.100.4", "unknown"]);
  });

  test("is counted as a person, else as a network", () => {
    expect([callerOf({ id: "noura" }, "2001:db8::1"), callerOf(null, "2001:db8::1")]).toEqual(["noura", "2001:db8:0:0::/64"]);
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["unknown", "unknown"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::3:4:5:6", "2001:db8:0:0::/64"],
  ["2001:db8::2:3:4:5:6", "2001:db8:0:2::/64"],
  ["1::2:3:4:5:6:7", "1:0:2:3::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
])("%s counts as %s", (address, unit) => expect(addressUnit(address)).toBe(unit));
