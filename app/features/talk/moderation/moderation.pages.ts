type Page = { next: string | null };

/** Pages of the queue, the decisions and the log; loaders and screens share it. */
export const pagesOf = <Input extends object>(input: Input) => ({
  input: (after: string | undefined) => ({ ...input, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: Page) => page.next ?? undefined,
});
