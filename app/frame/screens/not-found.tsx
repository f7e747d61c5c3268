import { data } from "react-router";
import { NotFound } from "#app/kit/error-page.tsx";
import { LostRooms } from "../lost-rooms.tsx";

/** Every address that nobody has: the page of the house, with status 404. */
export const loader = () => data(null, { status: 404 });

/** A form that is sent to an address that nobody has gets the same answer. */
export const action = () => data(null, { status: 404 });

export default function NotFoundScreen() {
  return <NotFound instead={<LostRooms />} />;
}
