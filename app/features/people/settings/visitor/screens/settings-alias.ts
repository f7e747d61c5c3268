import { redirect } from "react-router";

/** Shorter names for the settings. */
export const loader = () => redirect("/dashboard/settings");
