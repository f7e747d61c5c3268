import { listLoader } from "../../list/list-loader.server.ts";
import { IdeaList } from "../../list/visitor/components/idea-list.tsx";
import { listScreen, loadInBrowser } from "../../list/visitor/components/list-screen.tsx";

export const handle = { namespaces: ["ideas", "ideas.list"] };

export const loader = listLoader;
export const clientLoader = loadInBrowser;

export default listScreen(IdeaList);
