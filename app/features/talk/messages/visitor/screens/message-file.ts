import { requireViewer } from "#app/api/guards.server.ts";
import { downloadFile } from "../../server/files.server.ts";
import type { Route } from "./+types/message-file";

export const loader = ({ context, request, params: { id } }: Route.LoaderArgs): Promise<Response> => downloadFile(id, requireViewer(context, request));
