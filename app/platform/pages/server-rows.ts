const values = new WeakMap<object, unknown>();

/** Loader data for server rendering only: the browser gets an empty object. */
export type ServerRows<T> = { readonly rows?: T };

/** Data whose HTML the page carries, so that it does not travel twice (docs/decisions/0022). */
export function serverRows<T>(value: T): ServerRows<T> {
  const token = {};
  values.set(token, value);
  return token;
}

/** Undefined in the browser. */
export const readServerRows = <T>(token: ServerRows<T>): T | undefined => values.get(token) as T | undefined;
