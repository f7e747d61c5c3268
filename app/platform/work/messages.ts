/** A task for a worker process: a module's function and its input. */
export type WorkOrder = { id: number /** Address of the module. */; module: string; name: string; input: unknown };

export type WorkAnswer =
  | { id: number; isDone: true; value: unknown }
  | { id: number; isDone: false; failure: { name: string; message: string; code?: string; stack?: string } };
