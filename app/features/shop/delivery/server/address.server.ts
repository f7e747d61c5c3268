import { canonicalCity } from "#app/platform/places/places.ts";
import { judge } from "#app/platform/rules/judge.ts";
import { type Address, addressRules } from "#app/platform/rules/national-address.ts";
import type { Problems } from "#app/platform/rules/problems.ts";

/** The address as it is stored, with the problem of each field that is wrong; the city must be one of ours. */
export function judgeAddress(given: Address): { address: Address; problems: Problems } {
  const { values, problems } = judge(addressRules, given);
  const city = canonicalCity(values.city);
  return city ? { address: { ...values, city }, problems } : { address: values, problems: { ...problems, city: problems["city"] ?? "city" } };
}
