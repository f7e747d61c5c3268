import { type Insertable, type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import type { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { toMinor } from "#app/platform/money/money.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { CONTENT, DELIGHTED } from "../data/client-words.ts";
import { OFFERS } from "../data/packages.ts";
import { MATERIALS, REPLIES, ROOMS_OF_TRADE, STORIES } from "../data/portfolios.ts";
import type { DemoImage } from "../demo-photos.ts";
import { person } from "../demo-reviews.ts";
import { type Seeded, seeded, seededId } from "../seeded.ts";

type Input = { images: readonly DemoImage[]; stored: ReadonlyMap<string, Awaited<ReturnType<typeof storeImageBytes>>>; newest: Date };
type Professional = { id: string; username: string; type: string; city: string };
type Pictures = ReadonlyMap<string, { room: string; style: string; view: string }>;

/** One in so many has no reviews yet. */
const NEW_SHARE = 0.18;

async function demoProfessionals(trx: Kysely<DB>): Promise<Professional[]> {
  const { rows } = await sql<Professional>`
    select p.id, p.username, p.professional_type type, p.city from profiles p join users u on u.id = p.id
    where u.is_demo and p.professional_type is not null and p.username is not null order by p.username`.execute(trx);
  return rows;
}

/** Which of two was taken longer ago, or never. */
const sooner = (last: ReadonlyMap<string, number>, a: string, b: string): number => (last.get(a) ?? -1) - (last.get(b) ?? -1);

/** Finished projects of the demo's professionals, and what their clients say. */
export async function insertPortfolios(trx: Kysely<DB>, { images, stored, newest }: Input): Promise<void> {
  const people = await demoProfessionals(trx);
  const known = new Map(images.map((image) => [image.file, image]));
  const pictures: Pictures = new Map(
    images.flatMap(({ file, kind }) => {
      const [room = "", style = "", ...view] = file.replace(".webp", "").split("-");
      return kind === "room" ? [[file, { room, style, view: view.join("-") }] as const] : [];
    }),
  );
  const [lastUse, lastLead] = [new Map<string, number>(), new Map<string, number>()];
  const ofTrade = new Map<string, number>();
  const [files, projects, photos]: [Insertable<DB["files"]>[], Insertable<DB["portfolio_projects"]>[], Insertable<DB["portfolio_photos"]>[]] = [[], [], []];
  for (const [turn, owner] of people.entries()) {
    const random = seeded(`portfolio ${owner.username}`);
    // Draws of its own: another picture changes no date and no price.
    const draw = seeded(`portfolio pictures ${owner.username}`);
    const rooms = ROOMS_OF_TRADE[owner.type] ?? ROOMS_OF_TRADE["interior_designer"] ?? [];
    // People of one trade begin with different rooms, so that a page of them does not.
    const place = ofTrade.get(owner.type) ?? 0;
    ofTrade.set(owner.type, place + 1);
    const own = new Set<string>();
    const take = (fits: (picture: { room: string; style: string; view: string }) => boolean, isLead = false): string | undefined => {
      const free = [...pictures].flatMap(([file, picture]) => (!own.has(file) && fits(picture) ? [file] : []));
      const chosen = draw.sample(free, free.length).sort((a, b) => sooner(isLead ? lastLead : lastUse, a, b) || sooner(lastUse, a, b))[0];
      if (chosen) {
        own.add(chosen);
        if (isLead) lastLead.set(chosen, turn);
        lastUse.set(chosen, turn);
      }
      return chosen;
    };
    const count = random.int(3, 5);
    for (let n = 0; n < count; n += 1) {
      const room = rooms[(n + place) % rooms.length] ?? "living_room";
      const story = STORIES[room]?.[Math.floor((n + place) / rooms.length) % (STORIES[room]?.length ?? 1)];
      const cover = take((picture) => picture.room === room, n === 0);
      if (!story || !cover || projects.some((each) => each.owner_id === owner.id && each.title === story.title[0])) continue;
      const kind = pictures.get(cover);
      const made = new Date(newest.getTime() - random.int(30, 900) * DAY_MS);
      const id = seededId(`project ${owner.username} ${n}`, made);
      const store = (file: string, use: string): string => {
        const bytes = stored.get(file);
        const image = known.get(file);
        if (!bytes || !image) throw new Error(`No photograph ${file}`);
        const fileId = seededId(`project ${use} ${owner.username} ${n} ${file}`, made);
        files.push({ ...bytes, id: fileId, alt_en: image.alt_en, alt_ar: image.alt_ar, is_public: true, owner_id: owner.id, created_at: made });
        return fileId;
      };
      // The same room from the same place in another style: before the work.
      const before =
        n === 0 || random.chance(0.3) ? take((picture) => picture.room === room && picture.view === kind?.view && picture.style !== kind.style) : undefined;
      const second = random.chance(0.6) ? take((picture) => picture.room === room) : undefined;
      const area = random.int(9, 64);
      const cost = Math.round((area * random.int(900, 2_600)) / 500) * 500;
      projects.push({
        ...{ id, owner_id: owner.id, status: "published", position: n + 1, rooms: [room], styles: kind ? [kind.style] : [] },
        ...{ title: story.title[0], title_ar: story.title[1], description: story.text[0], description_ar: story.text[1] },
        ...{
          year: made.getUTCFullYear(),
          city: owner.city,
          area_m2: area,
          weeks: random.int(2, 22),
        },
        ...{ cost_from: toMinor(cost), cost_to: random.chance(0.5) ? toMinor(Math.round((cost * 1.12) / 500) * 500) : null, materials: random.pick(MATERIALS) },
        ...{ license: "reserved", permitted_at: made, published_at: made, created_at: made, updated_at: made },
      });
      photos.push({ project_id: id, file_id: store(cover, "photo"), before_id: before ? store(before, "before") : null, position: 0 });
      if (second) photos.push({ project_id: id, file_id: store(second, "photo"), before_id: null, position: 1 });
    }
  }
  await trx.insertInto("files").values(files).execute();
  // Photographs last: the directory reads people when projects are written, and counts no photographs.
  await trx.insertInto("portfolio_projects").values(projects).execute();
  await trx.insertInto("portfolio_photos").values(photos).execute();
  const written = new Set<string>();
  await trx
    .insertInto("reviews")
    .values(people.flatMap((owner) => reviewsOf(owner, newest, written)))
    .execute();
}

function reviewsOf({ id: subjectId, username }: Professional, newest: Date, written: Set<string>): Insertable<DB["reviews"]>[] {
  const random = seeded(`clients of ${username}`);
  if (random.chance(NEW_SHARE)) return [];
  const quality = 0.45 + random.next() * 0.5;
  const say = sayings(seeded(`words about ${username}`), written);
  return Array.from({ length: random.int(2, 14) }, (_, n) => {
    const rating = random.chance(quality) ? 5 : random.chance(0.8) ? 4 : 3;
    const language = random.chance(0.6) ? "ar" : "en";
    const at = language === "en" ? 0 : 1;
    const created_at = new Date(newest.getTime() - random.int(2, 700) * DAY_MS);
    const replied = random.chance(0.25) ? random.pick(REPLIES)[at] : null;
    return {
      ...{ id: seededId(`review of ${username} ${n}`, created_at), subject_type: "professional", subject_id: subjectId, author_name: person(random, language) },
      ...{ rating, body: say(rating === 5 ? DELIGHTED : CONTENT, at), language, created_at },
      ...{
        quality: near(random, rating),
        time: near(random, rating),
        communication: near(random, rating),
        budget: near(random, rating),
        tidiness: near(random, rating),
      },
      ...(replied && { reply: replied, reply_language: language, replied_at: new Date(created_at.getTime() + 2 * DAY_MS), replied_by: subjectId }),
    };
  });
}

/** Of one page no sentence stands twice, and of all pages no text. */
function sayings(random: Seeded, written: Set<string>) {
  const said = new Set<readonly string[]>();
  const pickNew = (from: typeof DELIGHTED.happened) => random.pick(from.filter((each) => !said.has(each)));
  return ({ happened, remains }: typeof DELIGHTED, at: 0 | 1): string => {
    const compose = () => [pickNew(happened), pickNew(remains)] as const;
    const textOf = (both: ReturnType<typeof compose>) => both.map((each) => each[at]).join(" ");
    let chosen = compose();
    while (written.has(textOf(chosen))) chosen = compose();
    for (const each of chosen) said.add(each);
    written.add(textOf(chosen));
    return textOf(chosen);
  };
}

const near = (random: Seeded, rating: number): number => Math.min(5, Math.max(2, rating + (random.chance(0.25) ? -1 : random.chance(0.2) ? 1 : 0)));

const HALF = 50;

/** What most of them offer at a fixed price, and who signs in as one in any case. */
export async function insertPackages(trx: Kysely<DB>, accountId: string | undefined): Promise<void> {
  const people = await demoProfessionals(trx);
  const rows = people.flatMap(({ id: owner_id, username, type }) => {
    const random = seeded(`packages ${username}`);
    if (random.chance(0.3) && owner_id !== accountId) return [];
    return (OFFERS[type] ?? []).map((offer, position) => {
      const price = Math.round(random.int(offer.price[0], offer.price[1]) / HALF) * HALF;
      return {
        ...{ id: seededId(`package ${username} ${position}`, new Date(0)), owner_id, position, days: offer.days, revisions: offer.revisions },
        ...{ title: offer.title[0], title_ar: offer.title[1], price: toMinor(price), included: offer.included[0], included_ar: offer.included[1] },
        ...{ excluded: offer.excluded[0], excluded_ar: offer.excluded[1] },
        extras: JSON.stringify(offer.extra ? [{ name: offer.extra[0], nameAr: offer.extra[1], price: toMinor(Math.round(price / 5 / HALF) * HALF) }] : []),
      };
    });
  });
  await trx.insertInto("packages").values(rows).execute();
}
