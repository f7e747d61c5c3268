import { Link, type LinkProps, useLocation } from "react-router";
import { placeOf } from "./place-of.ts";

/** A link to a place of the site, current on every page that belongs to it. */
export function PlaceLink({ to, ...rest }: LinkProps & { to: string }) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={placeOf(pathname) === to ? "page" : undefined} {...rest} />;
}
