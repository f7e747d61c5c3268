import { type QueryFunctionContext, skipToken } from "@tanstack/react-query";

type Call = (path: readonly string[], input: unknown, options: { signal?: AbortSignal | undefined }) => Promise<unknown>;
type Options = { input?: unknown; queryKey?: unknown; mutationKey?: unknown; initialPageParam?: unknown };

/** A client of any shape: `client.vendors.list(input)` calls the path `["vendors", "list"]`. */
export function pathClient(call: Call, path: readonly string[] = []): unknown {
  return new Proxy(() => undefined, {
    // `then` would make a client look like a promise to `await`.
    get: (_, name) => (typeof name === "string" && name !== "then" ? pathClient(call, [...path, name]) : undefined),
    apply: (_, _this, [input, options = {}]) => call(path, input, options),
  });
}

/**
 * Options for TanStack Query with the keys of @orpc/tanstack-query, which the server uses for what it sends along. Our
 * own, because the package is ten times as large; a test compares the two.
 */
export function pathQueries(call: Call, path: readonly string[] = []): unknown {
  const keyOf = (state: { input?: unknown; type?: string | undefined }) => [
    path,
    { ...(state.input !== undefined && { input: state.input }), ...(state.type !== undefined && { type: state.type }) },
  ];
  const disabled = (options: Options) => (options.input === skipToken ? { enabled: false } : {});
  const queryKey = (options: Options = {}) => options.queryKey ?? keyOf({ type: "query", input: options.input });
  const inputOf = (options: Options, page: unknown) => (options.input as (page: unknown) => unknown)(page);
  const infiniteKey = (options: Options) =>
    options.queryKey ?? keyOf({ type: "infinite", input: options.input === skipToken ? skipToken : inputOf(options, options.initialPageParam) });
  const mutationKey = (options: Options = {}) => options.mutationKey ?? keyOf({ type: "mutation" });
  const own: Record<string, unknown> = {
    call: (input: unknown, options = {}) => call(path, input, options),
    key: (state = {}) => keyOf(state),
    queryKey,
    queryOptions: (options: Options = {}) => ({
      queryFn: ({ signal }: QueryFunctionContext) => call(path, options.input, { signal }),
      ...disabled(options),
      ...options,
      queryKey: queryKey(options),
    }),
    infiniteKey,
    infiniteOptions: (options: Options) => ({
      queryFn: ({ pageParam, signal }: QueryFunctionContext) => call(path, inputOf(options, pageParam), { signal }),
      ...disabled(options),
      ...options,
      queryKey: infiniteKey(options),
    }),
    mutationKey,
    mutationOptions: (options: Options = {}) => ({
      mutationFn: (input: unknown) => call(path, input, {}),
      ...options,
      mutationKey: mutationKey(options),
    }),
  };
  return new Proxy(own, {
    get: (target, name) => (typeof name !== "string" || name === "then" ? undefined : (target[name] ?? pathQueries(call, [...path, name]))),
  });
}
