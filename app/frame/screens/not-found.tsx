import { data } from "react-router";
import { NotFound } from "#app/kit/error-page.tsx";
import { LostRooms } from "../lost-rooms.tsx";

/** The 404 page. */
export const loader = () => data(null, { status: 404 });

/** A form posted to an unknown address gets the same answer. */
export const action = () => data(null, { status: 404 });

export default function NotFoundScreen() {
  return <NotFound instead={<LostRooms />} />;
}
