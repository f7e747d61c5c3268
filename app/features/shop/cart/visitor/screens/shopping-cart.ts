import { redirect } from "react-router";

/** The documents' second address of the cart. */
export const loader = () => redirect("/cart", 301);
