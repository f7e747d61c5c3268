/**
 * amount × numerator ÷ denominator in whole minor units, exact, half a unit away from zero: the commercial rule, which EN 16931 and the Saudi e-invoice follow.
 * @throws RangeError for a denominator that is not positive, for what is no whole number, and for results beyond 2^53
 */
export function portion(amount: number, numerator: number, denominator: number): number {
  if (denominator <= 0) throw new RangeError(`The denominator must be positive: ${denominator}`);
  return safe(roundedHalfAway(whole(amount) * whole(numerator), whole(denominator)));
}

/** Sum of whole minor units. @throws RangeError beyond 2^53 */
export const sumOf = (amounts: readonly number[]): number => safe(amounts.reduce((sum, amount) => sum + whole(amount), 0n));

export function roundedHalfAway(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

export function whole(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of minor units: ${value}`);
  return BigInt(value);
}

export function safe(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Beyond exact whole numbers: ${value}`);
  return result;
}
