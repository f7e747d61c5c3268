import { ThumbsDown, ThumbsUp } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { COMMENT_LENGTH } from "../../help.ts";
import { deviceId, rememberRating, storedRating } from "../device.ts";

type Step = "ask" | "comment" | "thanks";

/** Whether the article answered, and a word about it. What was said on this device is still there on the next visit. */
export function Helpful({ article }: { article: string }) {
  const t = useT("help");
  const [answer, setAnswer] = useState<boolean | null>(null);
  const [step, setStep] = useState<Step>("ask");
  const [comment, setComment] = useState("");
  const [isSending, setSending] = useState(false);
  useEffect(() => setAnswer(storedRating(article)), [article]);
  const send = async (isHelpful: boolean, words: string, next: Step) => {
    setSending(true);
    try {
      await api.help.rate({ article, isHelpful, comment: words, device: deviceId() });
      rememberRating(article, isHelpful);
      setAnswer(isHelpful);
      setStep(next);
    } catch {
      toast({ title: t("helpful.failed"), tone: "danger" });
    }
    setSending(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer === null || isSending) return;
    if (comment.trim() === "") setStep("thanks");
    else void send(answer, comment, "thanks");
  };
  const choice = (isHelpful: boolean) => (
    <Button
      aria-pressed={answer === isHelpful}
      icon={isHelpful ? <ThumbsUp aria-hidden /> : <ThumbsDown aria-hidden />}
      disabled={isSending}
      onClick={() => void send(isHelpful, "", "comment")}
    >
      {t(isHelpful ? "helpful.yes" : "helpful.no")}
    </Button>
  );
  return (
    <section className="helpful panel" aria-labelledby="helpful">
      <h2 id="helpful">{t("helpful.question")}</h2>
      <div className="acts">
        {choice(true)}
        {choice(false)}
      </div>
      {step === "comment" && (
        <form onSubmit={submit}>
          <Textarea
            label={t(answer ? "helpful.whatHelped" : "helpful.whatMissed")}
            hint={t("helpful.hint")}
            optional
            rows={3}
            maxLength={COMMENT_LENGTH}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <Button type="submit" pending={isSending}>
            {t("helpful.send")}
          </Button>
        </form>
      )}
      <p role="status">{step === "ask" ? null : t(step === "thanks" ? "helpful.thanks" : "helpful.counted")}</p>
    </section>
  );
}
