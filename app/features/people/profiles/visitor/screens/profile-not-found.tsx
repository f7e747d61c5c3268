import { data } from "react-router";
import { ProfileNotFound } from "../components/profile-not-found.tsx";

export const loader = () => data(null, { status: 404 });

export default ProfileNotFound;
