import { leadOn } from "../../server/loaders.server.ts";
import type { Route } from "./+types/lead-on";

export const loader = (args: Route.LoaderArgs) => leadOn(args);
