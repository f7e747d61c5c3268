/**
 * Answers a repeated request with what its first try made, even when both are at work at once: then whatever stops the second (its text is there
 * already, its place is taken) is the first one's doing.
 * @param find what this key made
 * @param make nothing when the key was taken meanwhile
 * @throws what `make` throws while nothing was made
 */
export async function once<Made>(find: () => Promise<Made | null>, make: () => Promise<Made | null>): Promise<Made> {
  const before = await find();
  if (before) return before;
  try {
    const made = (await make()) ?? (await find());
    if (made) return made;
  } catch (error) {
    const made = await find();
    if (made) return made;
    throw error;
  }
  throw new Error("nothing was made, and nothing is there");
}
