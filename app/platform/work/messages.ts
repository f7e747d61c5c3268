/** What a worker process is asked to do: a function of a module, with what it gets. */
export type WorkOrder = { id: number /** Address of the module. */; module: string; name: string; input: unknown };

export type WorkAnswer =
  | { id: number; isDone: true; value: unknown }
  | { id: number; isDone: false; failure: { name: string; message: string; code?: string; stack?: string } };
