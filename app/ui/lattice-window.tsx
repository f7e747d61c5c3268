import { classes } from "./classes.ts";

/** A decorative window with a lattice, lit from behind. With one star lit for error pages. */
export const LatticeWindow = ({ isSmall = false }: { isSmall?: boolean }) => (
  <span className={classes("lattice-window", isSmall && "small")} aria-hidden>
    <span className="frame">
      <i className="lit" />
      <i className="net" />
    </span>
    <span className="sill" />
    <span className="cast" />
  </span>
);
