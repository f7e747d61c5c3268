import { storage } from "./storage.server.ts";
import { StoredFileMissing } from "./storage.ts";

const making = new Map<string, Promise<Buffer>>();

/** A file that can always be made again: the stored one, or made now, once however many ask for it meanwhile. `make` stores it. */
export async function readOrMake(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await storage.read(key);
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error;
  }
  const running = making.get(key);
  if (running) return running;
  const made = make().finally(() => making.delete(key));
  making.set(key, made);
  return made;
}
