import { classes } from "./classes.ts";

/** The mashrabiya star: the logo, and the spinner. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path d="M16 2l4.1 4.1h5.8v5.8L30 16l-4.1 4.1v5.8h-5.8L16 30l-4.1-4.1H6.1v-5.8L2 16l4.1-4.1V6.1h5.8z" />
      <path d="M16 8.6l2.2 2.2h3v3l2.2 2.2-2.2 2.2v3h-3L16 23.4l-2.2-2.2h-3v-3L8.6 16l2.2-2.2v-3h3z" />
      <path d="M16 2v6.6M16 23.4V30M2 16h6.6M23.4 16H30M6.1 6.1l4.7 4.7M21.2 21.2l4.7 4.7M25.9 6.1l-4.7 4.7M10.8 21.2l-4.7 4.7" />
    </svg>
  );
}

export const Logo = ({ name }: { name: string }) => (
  <>
    <Mark />
    <b>{name}</b>
  </>
);

/** The ornament, in the text color. */
export const Lattice = ({ className }: { className?: string }) => <div className={classes("lattice", className)} aria-hidden />;
