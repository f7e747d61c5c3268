import { Outlet } from "react-router";
import { AppErrorScreen } from "#app/shell/error-screen.tsx";
import { SignInLayout } from "#app/shell/sign-in-layout.tsx";
import type { Route } from "./+types/sign-in-area";

/** The form beside the lit lattice, without header and footer. */
export default function SignInArea() {
  return (
    <SignInLayout>
      <Outlet />
    </SignInLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SignInLayout>
      <AppErrorScreen error={error} />
    </SignInLayout>
  );
}
