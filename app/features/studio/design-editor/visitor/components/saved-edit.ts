import type { EditorSettings } from "../../design-editor.ts";

// Until sign-in, the work stays on this device, in the browser's Cache Storage.
const STORE = "design-editor";
const PLACE = "/design-editor/stored";
const SETTINGS = "x-settings";
/** Signing up takes a mail and its link: longer than a visit, shorter than a day. */
const VALID_MS = 60 * 60_000;

export async function saveEdit(file: File, settings: EditorSettings): Promise<void> {
  try {
    const store = await caches.open(STORE);
    await store.put(PLACE, new Response(file, { headers: { "content-type": file.type, [SETTINGS]: JSON.stringify({ settings, at: Date.now() }) } }));
  } catch {
    // Without storage the person chooses the photograph again.
  }
}

/** What was stored, once. */
export async function takeSavedEdit(): Promise<{ file: File; settings: EditorSettings } | null> {
  try {
    if (!(await caches.has(STORE))) return null;
    const stored = await (await caches.open(STORE)).match(PLACE);
    await caches.delete(STORE);
    const { settings, at } = JSON.parse(stored?.headers.get(SETTINGS) ?? "{}") as { settings?: EditorSettings; at?: number };
    if (!stored || !settings || Date.now() - (at ?? 0) > VALID_MS) return null;
    const bytes = await stored.blob();
    return { file: new File([bytes], "room", { type: bytes.type }), settings };
  } catch {
    return null;
  }
}
