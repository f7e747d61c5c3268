import { LoaderCircle } from "lucide-react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";

export type ButtonLook = {
  variant?: "primary" | "outline" | "ghost" | "danger" | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  block?: boolean | undefined;
  /** An icon before the label; `endIcon` after it. */
  icon?: ReactNode;
  endIcon?: ReactNode;
};

export function buttonClass({ variant = "outline", size = "md", block }: ButtonLook, extra?: string): string {
  return classes("btn", variant !== "outline" && variant, size !== "md" && size, block && "full", extra);
}

type ButtonProps = ComponentProps<"button"> & ButtonLook & { pending?: boolean | undefined; ref?: Ref<HTMLButtonElement> };

/** While `pending` it stays focusable and ignores further clicks. */
export function Button({ variant, size, block, icon, endIcon, pending, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      aria-disabled={pending || rest["aria-disabled"] || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? <LoaderCircle className="spin" aria-hidden /> : icon}
      {children}
      {endIcon}
    </button>
  );
}

/** A navigation that looks like a button. */
export function ButtonLink({ variant, size, block, icon, endIcon, className, children, ...rest }: LinkProps & ButtonLook) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
      {endIcon}
    </Link>
  );
}
