import { type AnySchema, type ErrorMapItem, type InferSchemaInput, type InferSchemaOutput, ORPCError } from "@orpc/contract";
import { z } from "zod";

/** `message` for API clients, where the declared one is too general. */
type Data<Schema> = Schema extends AnySchema ? [data: InferSchemaInput<Schema>, message?: string] : [];
type Known<Schema> = Schema extends AnySchema ? InferSchemaOutput<Schema> : undefined;
type Declaration<Schema> = { status: number; message: string; data?: Schema & AnySchema };

/** An error that contracts declare and services throw: `throw owned()`. */
export type DeclaredError<Code extends string, Schema> = ((...data: Data<Schema>) => ORPCError<Code, Known<Schema>>) & {
  readonly code: Code;
  readonly item: ErrorMapItem<Schema extends AnySchema ? Schema : AnySchema>;
};

/** The only way to make an error of the API; a check fails on an `ORPCError` made elsewhere. Its texts are in the translations. */
export function defineError<const Code extends string, Schema extends AnySchema | undefined = undefined>(
  code: Code,
  item: Declaration<Schema>,
): DeclaredError<Code, Schema> {
  const make = (data?: unknown, message = item.message) => new ORPCError(code, { status: item.status, message, data });
  return Object.assign(make, { code, item }) as unknown as DeclaredError<Code, Schema>;
}

type AnyDeclared = { readonly code: string; readonly item: ErrorMapItem<AnySchema> };
type Declared<Errors extends readonly AnyDeclared[]> = { [Each in Errors[number] as Each["code"]]: Each["item"] };

/** For a contract: `.errors(declare(owned, statusConflict))`. */
export const declare = <const Errors extends readonly AnyDeclared[]>(...errors: Errors): Declared<Errors> =>
  Object.fromEntries(errors.map(({ code, item }) => [code, item])) as Declared<Errors>;

export const unauthorized = defineError("UNAUTHORIZED", { status: 401, message: "Sign in first." });
export const forbidden = defineError("FORBIDDEN", { status: 403, message: "You may not do this." });
export const notFound = defineError("NOT_FOUND", { status: 404, message: "There is no such thing, or you may not see it." });
/** The framework's own code for malformed input. */
export const malformed = defineError("BAD_REQUEST", {
  status: 400,
  message: "The input has a character that no text may have: U+0000, or one half of a pair of surrogates.",
});
const limited = defineError("TOO_MANY_REQUESTS", {
  status: 429,
  message: "Too many requests. Try again later.",
  data: z.object({ retryAfterSeconds: z.number().int() }),
});
const wrongFields = defineError("INVALID", {
  status: 422,
  message: "Some fields are wrong.",
  data: z.object({ fields: z.record(z.string(), z.string()) }),
});

export const tooManyRequests = (retryAfterSeconds: number): ReturnType<typeof limited> => limited({ retryAfterSeconds });
/** Each wrong field with the code of its text in the feature's catalogue. */
export const invalid = <Fields extends Readonly<Record<string, string | undefined>>>(fields: Fields): ReturnType<typeof wrongFields> =>
  wrongFields({ fields: fields as Record<string, string> });

/** Errors of any procedure. */
export const GENERAL_ERRORS = declare(unauthorized, forbidden, notFound, limited, wrongFields);
