import { redirect } from "react-router";

/** The vendors are what an admin comes for. */
export const loader = () => redirect("/admin/vendors");
