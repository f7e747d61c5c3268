import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { orpc } from "#app/api/client.ts";
import type { Restyle } from "#app/engines/room/style-names.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Radio } from "#app/ui/choice.tsx";
import { Textarea } from "#app/ui/input.tsx";
import type { RedesignEngine } from "../redesign.contract.ts";
import { EMBEDDED, PROMPT_LENGTH } from "../redesign.ts";
import type { Wish } from "./use-studio.ts";

/** The available engines. Only our own without configured providers. */
export function useEngines() {
  const { data } = useQuery(orpc.redesign.engines.queryOptions());
  const [chosen, setChosen] = useState(EMBEDDED);
  const engines = data ?? [];
  return { engines, engine: engines.find(({ id }) => id === chosen) ?? null, choose: setChosen };
}
type Engines = ReturnType<typeof useEngines>;

type Props = { engines: Engines; style: Restyle; isPending: boolean; onMake(wish: Wish): void };

/** Which engine makes the next picture; for one elsewhere the words, the consent and what is left for today. */
export function EngineChoice({ engines: { engines, engine, choose }, style, isPending, onMake }: Props) {
  const s = useT("redesign.studio");
  if (engines.length < 2) return null;
  const text = ({ isEmbedded, isElsewhere }: RedesignEngine) => s(isEmbedded ? "engine.ownText" : isElsewhere ? "engine.elsewhereText" : "engine.hereText");
  return (
    <section className="studio-engine">
      <fieldset>
        <legend>{s("engine.title")}</legend>
        {engines.map((one) => (
          <Radio
            key={one.id}
            name="engine"
            value={one.id}
            checked={one.id === (engine?.id ?? EMBEDDED)}
            onChange={() => choose(one.id)}
            label={
              <>
                <b>{one.isEmbedded ? s("engine.own") : one.name}</b>
                <small>{text(one)}</small>
              </>
            }
          />
        ))}
      </fieldset>
      {engine && !engine.isEmbedded && <MakeForm key={engine.id} engine={engine} style={style} isPending={isPending} onMake={onMake} />}
    </section>
  );
}

function MakeForm({ engine, style, isPending, onMake }: { engine: RedesignEngine } & Omit<Props, "engines">) {
  const t = useT("redesign");
  const s = useT("redesign.studio");
  const [prompt, setPrompt] = useState("");
  const [consent, setConsent] = useState(false);
  const [isTried, setTried] = useState(false);
  const isMissing = engine.isElsewhere && !consent;
  const isUsedUp = engine.leftToday === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing || isUsedUp) return;
    const words = prompt.trim();
    onMake({ style, engine: engine.id, consent, ...(words && { prompt: words }) });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Textarea
        label={s("engine.prompt")}
        optional
        rows={2}
        maxLength={PROMPT_LENGTH}
        placeholder={s("engine.promptHint")}
        value={prompt}
        onChange={(event) => setPrompt(event.target.value)}
        dir="auto"
      />
      {engine.isElsewhere && (
        <>
          <Checkbox
            checked={consent}
            onChange={(event) => setConsent(event.target.checked)}
            label={s("engine.consent", { name: engine.name })}
            aria-describedby="engine-goes"
            aria-invalid={isTried && isMissing}
          />
          <p id="engine-goes" className="tiny muted">
            {engine.host && s("engine.goesTo", { host: engine.host })} {engine.country && s("engine.country", { country: engine.country })}
          </p>
          {isTried && isMissing && (
            <p className="error" role="alert">
              {s("problem.consent")}
            </p>
          )}
        </>
      )}
      <Button type="submit" variant="primary" block pending={isPending} aria-disabled={isUsedUp || undefined}>
        {s("engine.make", { style: t(`styles.${style}`) })}
      </Button>
      {engine.leftToday !== null && <p className="tiny muted">{s("engine.left", { n: engine.leftToday })}</p>}
    </form>
  );
}
