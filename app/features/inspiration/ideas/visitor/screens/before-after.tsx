import { listLoader } from "../../list/list-loader.server.ts";
import { listScreen, loadInBrowser } from "../../list/visitor/components/list-screen.tsx";
import { PairList } from "../../list/visitor/components/pair-list.tsx";

export const handle = { namespaces: ["ideas", "ideas.list"] };

export const loader = listLoader;
export const clientLoader = loadInBrowser;

export default listScreen(PairList);
