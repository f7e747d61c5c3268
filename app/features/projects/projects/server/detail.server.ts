import { sql } from "kysely";
import { notFound } from "#app/platform/api/errors.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { translator } from "#app/platform/languages/translator.server.ts";
import { type BriefRow, briefColumns, presentBrief } from "../briefing/brief.server.ts";
import type { Brief, Project, ProjectFile, ProjectPerson } from "../projects.contract.ts";
import { isProjectOwner, isUploader, mayDecide, mayRemoveFile } from "../projects.policy.ts";
import { missingFrom } from "../projects.rules.ts";
import type { FileKind, ProjectAccess, ProjectStatus, SourceKind } from "../projects.ts";
import { seenProject } from "./access.server.ts";
import { type PhotoJson, photoJson } from "./list.server.ts";
import { sourcePath } from "./sources.server.ts";

type FileRow = {
  id: string;
  kind: FileKind;
  name: string;
  mime: string;
  byte_size: number;
  photo: PhotoJson | null;
  room_id: string | null;
  owner_id: string | null;
  owner: string | null;
  created_at: Date;
};
type PersonRow = Pick<ProjectPerson, "id" | "name" | "image" | "role" | "trade" | "status"> & { user_id: string | null };
type Row = BriefRow & { cover: PhotoJson | null; source_kind: SourceKind | null; source_id: string | null };

/** Which event says that a state was reached. */
const REACHED = {
  "status.created": "draft",
  "status.placed": "planning",
  "status.opened": "open",
  "status.started": "in_progress",
  "status.completed": "completed",
  "status.archived": "archived",
} as const satisfies Record<string, ProjectStatus>;

const readFiles = async (id: string, language: string): Promise<FileRow[]> => {
  const { rows } = await sql<FileRow>`
    select f.id, pf.kind, pf.name, f.mime, f.byte_size, case when f.width is not null then ${photoJson} end photo, pf.room_id, f.owner_id,
      ${personName(language)} owner, pf.created_at
    from project_files pf join files f on f.id = pf.file_id left join users u on u.id = f.owner_id where pf.project_id = ${id}
    order by pf.created_at desc, f.id desc`.execute(db);
  return rows;
};

/** The owner, then who joined, in that order; open invitations are the owner's to see. */
const readPeople = async (id: string, isOwner: boolean, language: string): Promise<PersonRow[]> => {
  const { rows } = await sql<PersonRow>`
    select null::uuid id, u.id user_id, ${personName(language)} name, u.image, 'owner' role, null trade, 'accepted' status, p.created_at
    from projects p join users u on u.id = p.owner_id where p.id = ${id}
    union all
    select m.id, m.user_id, coalesce(${personName(language)}, m.email), u.image, m.role, case when m.role = 'professional' then nullif(f.professional_type, 'other') end trade, m.status, m.created_at
    from project_people m left join users u on u.id = m.user_id left join profiles f on f.id = m.user_id where m.project_id = ${id} and (m.status = 'accepted' or ${isOwner})
    order by created_at, id nulls first`.execute(db);
  return rows;
};

const readStages = async (id: string): Promise<Project["stages"]> => {
  const { rows } = await sql<{ kind: keyof typeof REACHED; at: Date }>`
    select kind, max(created_at) at from project_events where project_id = ${id} and kind = any (${Object.keys(REACHED)}::text[]) group by 1 order by 2`.execute(
    db,
  );
  return rows.map(({ kind, at }) => ({ status: REACHED[kind], at: at.toISOString() }));
};

/** Professionals of a project read what they build, not what the household has for it. */
const withoutHousehold = (brief: Brief): Brief => ({ ...brief, values: { ...brief.values, budgetMin: null, budgetMax: null } });

export async function getProject(viewer: Viewer, id: string, language: string): Promise<Project> {
  const { access, sample_for } = await seenProject(db, viewer, id);
  const [found, files, people, stages] = await Promise.all([
    sql<Row>`
      select ${briefColumns}, p.source_kind, p.source_id, (select ${photoJson} from files f where f.id = p.cover_id and f.width is not null) cover
      from projects p where p.id = ${id}`.execute(db),
    readFiles(id, language),
    readPeople(id, isProjectOwner(access), language),
    readStages(id),
  ]);
  const row = found.rows[0];
  if (!row) throw notFound();
  const { cover, source_kind, source_id, ...written } = row;
  const brief = presentBrief(written, language);
  return {
    ...{ id, access, isSample: sample_for !== null, cover, stages, title: row.title, status: row.status },
    source: source_kind && source_id && mayDecide(access) ? { kind: source_kind, to: sourcePath(source_kind, source_id) } : null,
    brief: mayDecide(access) ? brief : withoutHousehold(brief),
    missing: missingFrom(brief.values),
    files: files.map((file) => presentFile(viewer, access, file)),
    people: [
      ...(sample_for ? [await madeUpOwner(language)] : []),
      ...people.map(({ user_id, ...person }) => ({
        ...{ id: person.id, name: person.name, image: person.image, role: person.role, trade: person.trade, status: person.status },
        isViewer: user_id === viewer.id,
        profileId: mayDecide(access) && person.role === "professional" ? user_id : null,
      })),
    ],
  };
}

const madeUpOwner = async (language: string): Promise<ProjectPerson> => ({
  ...{
    id: null,
    name: (await translator(language, "samples.brief"))("client"),
    image: null,
    role: "owner",
    trade: null,
    status: "accepted",
    isViewer: false,
    profileId: null,
  },
});

const presentFile = (viewer: Viewer, access: ProjectAccess, file: FileRow): ProjectFile => ({
  ...{ id: file.id, kind: file.kind, name: file.name, mime: file.mime, byteSize: file.byte_size, photo: file.photo, roomId: file.room_id },
  addedBy: isUploader(viewer, file.owner_id) ? null : file.owner,
  canRemove: mayRemoveFile(viewer, access, file.owner_id),
  createdAt: file.created_at.toISOString(),
});
