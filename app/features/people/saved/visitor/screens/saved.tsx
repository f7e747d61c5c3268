import { listLoader, signedInPeople } from "#app/api/list-loader.server.ts";
import { hydrated } from "#app/kit/hydrated.tsx";
import { savedAddress } from "../../saved.search.ts";
import { SavedView, savedThings } from "../components/saved-view.tsx";
import "../../saved.css";

export const loader = listLoader(signedInPeople, savedAddress, (server, search) => [savedThings(server, search)]);

/** The screen itself loads other filters. */
export const shouldRevalidate = () => false;

export default hydrated(SavedView);
