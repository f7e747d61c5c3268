import { lazy, Suspense, useId, useState } from "react";
import { useFirstSign } from "#app/kit/first-sign.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENTS } from "#app/platform/media/document.ts";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { MAX_FILES } from "../../contact.ts";
import type { ContactForm } from "./use-contact-form.ts";

/** Nothing of it shows before somebody writes: it comes with the first interaction. */
const load = () => import("./after-writing.tsx");
const ChosenFiles = lazy(() => load().then((module) => ({ default: module.ChosenFiles })));
const FilesError = lazy(() => load().then((module) => ({ default: module.FilesError })));
const FailureNote = lazy(() => load().then((module) => ({ default: module.FailureNote })));
const Thanks = lazy(() => load().then((module) => ({ default: module.Thanks })));

/** The files of a message. */
export function FilesField({ form }: { form: ContactForm }) {
  const t = useT("contact");
  const id = useId();
  const isAwake = useFirstSign();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const { problems, values } = form;
  const isWrong = Object.keys(problems).some((place) => place.startsWith("files")) || values.files.some(({ problem }) => problem !== null);
  return (
    <fieldset className="field border-0 p-0" data-invalid={isWrong || undefined} aria-describedby={problems.files ? id : undefined}>
      <legend className="label mb-1.5">
        {t("form.files")} <span className="note">{t("form.optional")}</span>
      </legend>
      {isAwake && (
        <Suspense>
          <ChosenFiles form={form} chosen={chosen} onTaken={() => setChosen([])} />
        </Suspense>
      )}
      {values.files.length < MAX_FILES && (
        <FileDrop
          label={t("form.files")}
          accept={DOCUMENTS}
          multiple
          hint={t("form.filesHint", { n: MAX_FILES })}
          onFiles={(files) => setChosen((before) => [...before, ...files])}
        />
      )}
      {problems.files && (
        <Suspense>
          <FilesError id={id} problem={problems.files} />
        </Suspense>
      )}
    </fieldset>
  );
}

/** Why a message was not sent. */
export const NotSent = ({ form }: { form: ContactForm }) =>
  form.failure && (
    <Suspense>
      <FailureNote form={form} />
    </Suspense>
  );

/** What is said once it was. */
export const Sent = ({ form }: { form: ContactForm }) => (
  <Suspense>
    <Thanks form={form} />
  </Suspense>
);
