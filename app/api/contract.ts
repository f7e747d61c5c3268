import type * as features from "#app/features.server.ts";

type Features = typeof features;
type Apis = { [Name in keyof Features]: Features[Name] extends { api: infer Api } ? Api : never }[keyof Features];
type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** Every feature's groups, one tree; types alone, so that the browser's client loads nothing for them. */
export type Api = Both<Apis>;
export type Contract = { [Group in keyof Api]: Api[Group] extends { contract: infer Shapes } ? Shapes : never };
