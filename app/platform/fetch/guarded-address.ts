import { BlockList, isIP } from "node:net";

// https://www.iana.org/assignments/iana-ipv4-special-registry and -ipv6-special-registry: everything that is not the public internet.
const SPECIAL_IPV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
// Inside of 2000::/3: protocol assignments with Teredo, documentation, 6to4 and the addresses of 'AS112', SRv6.
const SPECIAL_IPV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"];

function listOf(subnets: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = "", bits = ""] = subnet.split("/");
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
const special4 = listOf(SPECIAL_IPV4, "ipv4");
const special6 = listOf(SPECIAL_IPV6, "ipv6");
/** All that is public; loopback, mapped and translated (NAT64) IPv4, private, link-local and multicast addresses are outside. */
const global6 = listOf(["2000::/3"], "ipv6");

/** True for an address of the public internet; false for everything else, also for what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, "ipv4");
  // An address with a zone ('%eth0') is never global.
  if (family !== 6 || address.includes("%")) return false;
  return global6.check(address, "ipv6") && !special6.check(address, "ipv6");
}
