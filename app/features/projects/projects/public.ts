export { newProjectPath, PROJECT_STATUSES, projectPath, ROOM_KINDS, type RoomKind } from "./projects.ts";
