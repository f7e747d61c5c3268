import type { ChangeEvent } from "react";

/** Chooses a photograph, or takes one. */
export function PhotoInput({ isCamera = false, onFile }: { isCamera?: boolean; onFile(file: File): void }) {
  return (
    <input
      type="file"
      className="vh"
      accept="image/*"
      {...(isCamera && { capture: "environment" as const })}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const file = event.target.files?.[0];
        if (file) onFile(file);
        event.target.value = "";
      }}
    />
  );
}
