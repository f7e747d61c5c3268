import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { problemAt, readFailure } from "#app/ui/form/failure.ts";
import { useFailureText } from "#app/ui/form/failure-text.ts";

/** A file of another calendar; what was refused is named with its row. */
export function CalendarImport() {
  const t = useT("schedule");
  const client = useQueryClient();
  const failureText = useFailureText();
  const box = useRef<HTMLInputElement>(null);
  const { mutate, data, error, isPending } = useMutation({
    networkMode: "always",
    mutationFn: (file: File) => api.schedule.importCalendar({ file }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.schedule.get.key() }),
  });
  const problem = error ? problemAt(error, "file") : undefined;
  return (
    <section className="grid gap-4" aria-labelledby="import">
      <h2 id="import" className="legend">
        {t("calendars.import")}
      </h2>
      <p className="text-muted">{t("calendars.importText")}</p>
      <input
        ref={box}
        className="vh"
        type="file"
        tabIndex={-1}
        aria-label={t("calendars.file")}
        accept=".ics,text/calendar"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) mutate(file);
          event.target.value = "";
        }}
      />
      <div>
        <Button pending={isPending} onClick={() => box.current?.click()}>
          {t("calendars.file")}
        </Button>
      </div>
      <div role="status" className="grid gap-3">
        {data && <p>{t("calendars.result", { added: data.added, changed: data.changed, known: data.known })}</p>}
        {data && data.refused.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {data.refused.map(({ row, title, reason }) => (
              <li key={row}>
                {t("calendars.row", { row })} <bdi>{title}</bdi> {t(`calendars.refused.${reason}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {error && (
        <p className="text-sm text-danger" role="alert">
          {problem === "tooLarge" || problem === "notCalendar" ? t(`calendars.problem.${problem}`) : failureText(readFailure(error))}
        </p>
      )}
    </section>
  );
}
