import { classes } from "./classes.ts";

/** A window of the house, lit from behind, its light on the floor. With one star lit: someone, but not here. Only a picture. */
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
