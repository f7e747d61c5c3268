import { Outlet } from "react-router";
import { AppErrorScreen } from "../kit/error-screen.tsx";
import type { Route } from "./+types/sign-in-area";
import { SignInLayout } from "./sign-in-layout.tsx";

/** The layout of sign-in screens, beside the lattice. */
export default function SignInArea() {
  return (
    <SignInLayout>
      <Outlet />
    </SignInLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SignInLayout note={false}>
      <AppErrorScreen error={error} />
    </SignInLayout>
  );
}
