import { isIPv6 } from "node:net";
import { env } from "#app/platform/env/env.server.ts";

/**
 * The address a request comes from. Behind a proxy that TRUST_PROXY declares, the last entry of X-Forwarded-For: the one our proxy wrote; what
 * precedes it is unverified.
 */
export function clientAddress(socketAddress: string | undefined, headers: Headers, trustProxy = env.trustProxy): string {
  const forwarded = trustProxy ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return (forwarded || socketAddress || "unknown").replace(/^::ffff:/i, "");
}

/** The unit that limits count: one IPv4 address, or one IPv6 /64 network, which is what a single customer gets. */
export function addressUnit(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.replace(/%.*/, "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const groups = address.includes("::") ? [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** The key of a limit: the person, or the network while signed out. */
export const callerOf = (viewer: { id: string } | null | undefined, ip: string): string => viewer?.id ?? addressUnit(ip);
