import type { Api, Contract } from "#app/api/contract.ts";
import * as all from "#app/features.server.ts";
import { composeFeatures, type Feature } from "#app/platform/feature/feature.server.ts";

type Router = { [Group in keyof Api]: Api[Group] extends { router: infer Answers } ? Answers : never };

export const features: readonly Feature[] = Object.values(all);
composeFeatures(features);

const groups = features.flatMap(({ api = {} }) => Object.entries(api));

/** The source of the REST API and its OpenAPI document. */
export const contract = Object.fromEntries(groups.map(([name, { contract }]) => [name, contract])) as Contract;

/** Its implementation. */
export const router = Object.fromEntries(groups.map(([name, { router }]) => [name, router])) as Router;
