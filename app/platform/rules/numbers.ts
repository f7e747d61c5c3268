import * as z from "zod/mini";

const MOST_HALALAS = 100_000_000_000_00;

/** Money in minor units, or nothing. */
export const optionalAmount = (most = MOST_HALALAS) =>
  z.nullable(z.number("number")).check(
    z.refine((given) => given === null || given >= 0, "negative"),
    z.refine((given) => given === null || (Number.isInteger(given) && given <= most), "number"),
  );

/** A number within its bounds, or nothing. */
export const optionalNumber = (least: number, most: number, problem: string) =>
  z.nullable(z.number("number")).check(z.refine((given) => given === null || (given >= least && given <= most), problem));

export const whole = (least: number, most: number, problem = "number") =>
  z.number("number").check(z.refine((given) => Number.isInteger(given) && given >= least && given <= most, problem));

export const within = (least: number, most: number, problem = "number") =>
  z.number("number").check(z.refine((given) => given >= least && given <= most, problem));
