type Direction = "ascending" | "descending";

/** Heads that sort a list whose orders are `name` and `-name`: a second press turns the order around. */
export const sortHeads =
  <Sort extends string>(sort: string, to: (change: { sort: Sort }) => string) =>
  (by: Sort, first: Direction = "ascending"): { sorted?: Direction; sortTo: string } => {
    const orders = { ascending: by, descending: `-${by}` as Sort };
    const sorted = sort === by ? "ascending" : sort === orders.descending ? "descending" : undefined;
    const next = sorted ? (sorted === "ascending" ? "descending" : "ascending") : first;
    return { ...(sorted && { sorted }), sortTo: to({ sort: orders[next] }) };
  };
