/** The pages of a list that goes on, for TanStack Query. Loader and screen share them, so that both mean the same entry of the cache. */
export const morePages = <Input extends object>(input: Input) => ({
  input: (after: string | undefined) => ({ ...input, ...(after && { after }) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
});
