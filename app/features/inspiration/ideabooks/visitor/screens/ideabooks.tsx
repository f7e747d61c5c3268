import { everybody, listLoader } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { bookAddress } from "../../ideabooks.search.ts";
import { BooksPage, ownBooks, publicBooks } from "../components/books-page.tsx";
import "../../ideabooks.css";

export const handle = { namespaces: ["ideas"] };

export const loader = listLoader(everybody, bookAddress, (server, search, viewer) => [publicBooks(server, search), ...(viewer ? [ownBooks(server)] : [])]);

/** The screen itself loads other orders. */
export const shouldRevalidate = () => false;

export default hydrated(BooksPage);
