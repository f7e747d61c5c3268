/** What narrows a public list: the same in the column beside it and in the sheet on phones. */
export type FilterProps<Search, Facets> = {
  search: Search;
  facets: Facets | undefined;
  onChange(next: Partial<Search>): void;
  /** The form that sends the fields where there are no scripts; in the sheet they belong to none. */
  form?: string;
};

/** In the sheet the fields have names of their own, or two radios of one name would exclude each other. */
export const fieldOf = (form: string | undefined, name: string) => (form ? { form, name } : { name: `${name}-sheet` });
