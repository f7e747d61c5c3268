import type { Insertable, Kysely } from "kysely";
import { insertIdeas, type NewIdea } from "#app/features/ideas/public.server.ts";
import { ROOM_TYPES, STYLES } from "#app/features/ideas/public.ts";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { keepImage } from "#app/platform/media/store-image.server.ts";
import type { DemoImage } from "./demo-photos.ts";
import { seeded, seededId } from "./seeded.ts";

type Input = {
  accounts: Partial<Record<Role, string>>;
  images: readonly DemoImage[];
  kept: ReadonlyMap<string, Awaited<ReturnType<typeof keepImage>>>;
  newest: Date;
};

const HOUR_MS = 3_600_000;

/** An idea for each photograph of a room. */
export async function insertDemoIdeas(trx: Kysely<DB>, { accounts, images, kept, newest }: Input): Promise<void> {
  const rooms = images.filter(({ kind }) => kind === "room");
  const files: Insertable<DB["files"]>[] = [];
  const ideas: NewIdea[] = [];
  for (const [index, image] of rooms.entries()) {
    const bytes = kept.get(image.file);
    const style = STYLES.find((known) => image.file.includes(`-${known}-`));
    const roomType = ROOM_TYPES.find((known) => known === image.room_type);
    if (!bytes || !style || !roomType) continue;
    const random = seeded(`idea ${image.file}`);
    const fileId = seededId(`idea photo ${image.file}`, newest);
    files.push({ ...bytes, id: fileId, alt_en: image.alt_en, alt_ar: image.alt_ar, is_public: true, owner_id: accounts.admin ?? null, created_at: newest });
    ideas.push({
      id: seededId(`idea ${image.file}`, newest),
      title: image.alt_en.split(" with ")[0] ?? image.alt_en,
      titleAr: image.alt_ar.split(" مع ")[0] ?? image.alt_ar,
      content: image.alt_en,
      contentAr: image.alt_ar,
      style,
      roomType,
      estimatedCost: random.int(12, 90) * 100_000,
      difficulty: random.pick(["easy", "medium", "hard"] as const),
      estimatedTime: random.pick(["1-2 weeks", "2-3 weeks", "4-6 weeks"]),
      authorId: accounts.admin ?? null,
      uploadSource: "manual",
      photoIds: [fileId],
      publishedAt: new Date(newest.getTime() - index * 7 * HOUR_MS),
    });
  }
  await trx.insertInto("files").values(files).execute();
  await insertIdeas(trx, ideas);
}
