export type SeenPhoto = { url: string; colors: readonly string[] };

const MOST = 20;
// By look. Photographs stay in this page's memory only.
const seen = new Map<string, SeenPhoto>();

export const seenPhoto = (look: string): SeenPhoto | undefined => seen.get(look);

export function rememberPhoto(look: string, photo: Blob, colors: readonly string[]): void {
  forget(look);
  seen.set(look, { url: URL.createObjectURL(photo), colors });
  const oldest = seen.keys().next().value;
  if (seen.size > MOST && oldest) forget(oldest);
}

function forget(look: string): void {
  const photo = seen.get(look);
  if (photo) URL.revokeObjectURL(photo.url);
  seen.delete(look);
}
