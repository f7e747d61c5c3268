import { sql } from "kysely";
import { portfolioCosts } from "#app/features/people/portfolio/public.server.ts";
import { projectSubjects } from "#app/features/talk/messages/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { roomCosts } from "./briefing/costs.server.ts";
import { projectsContract } from "./projects.contract.ts";
import { briefPiecesContract } from "./projects.pieces.contract.ts";
import { peopleOfProject, projectsOf } from "./server/access.server.ts";
import { projectFromPiece } from "./server/piece-source.server.ts";
import { briefPiecesRouter, projectsRouter } from "./server/procedures.server.ts";
import { handOverProjects } from "./server/remove.server.ts";
import { projectSources } from "./server/sources.server.ts";

const own = within("project_id", "projects", "owner_id");

export const feature = defineFeature({
  api: {
    projects: { contract: projectsContract, router: projectsRouter },
    briefPieces: { contract: briefPiecesContract, router: briefPiecesRouter },
  },
  tables: ["brief_items", "brief_pieces", "project_events", "project_files", "project_people", "project_rooms", "projects"],
  personal: {
    tables: [
      personalTable("projects", "projects", "owner_id", { omit: ["brief_by"] }),
      personalTable("projects", "project_rooms", "project_id", own),
      personalTable("projects", "brief_items", "project_id", own),
      personalTable("projects", "brief_pieces", "project_id", own),
      personalTable("projects", "project_files", "project_id", own),
      personalTable("projects", "project_people", "user_id", { omit: ["invited_by"] }),
      personalTable("projects", "project_events", "actor_id"),
    ],
    notExported: {
      "projects.sample_for": "made up by Diwan, as everybody gets it",
      "projects.brief_by": "belongs to the owner of the project",
      "project_people.invited_by": "belongs to the person who was invited",
    },
    erase: handOverProjects,
    // A file that someone added to another's project stays with it.
    usesFile: (id) =>
      sql`exists (select from project_files pf join projects p on p.id = pf.project_id join files f on f.id = pf.file_id where f.id = ${id} and p.owner_id <> f.owner_id)`,
  },
  fills: [
    roomCosts.with(portfolioCosts),
    projectSources.with({ piece: { find: projectFromPiece, path: () => null } }),
    projectSubjects.with({
      people: peopleOfProject,
      ofPerson: (userId) => sql`(select p.id, p.title from ${projectsOf(userId)} own join projects p on p.id = own.id)`,
    }),
  ],
});
