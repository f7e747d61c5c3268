import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Form } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { NewPassword } from "#app/features/people/account/public.tsx";
import { useAuth } from "#app/platform/auth/use-auth.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { CheckoutView } from "../../orders.view.contract.ts";

type Props = { checkout: CheckoutView; token: string };

/** A guest is offered an account for what was bought; people who are signed in add it to theirs. */
export function AddToAccount(props: Props) {
  const { viewer } = useAuth();
  return viewer ? <AddButton {...props} /> : <OpenAccount {...props} />;
}

/** Sign-up as everywhere, with the name and address of the order; it leads back here. */
function OpenAccount({ checkout: { id, contact }, token }: Props) {
  const t = useT("orders");
  const back = encodeURIComponent(`/ordered/${id}?token=${token}`);
  return (
    <section className="panel grid gap-3">
      <h2 className="text-lg">{t("ordered.accountTitle")}</h2>
      <p className="text-sm text-muted">{t("ordered.accountText", { email: contact.email })}</p>
      <Form method="post" action={`/signup?redirect=${back}`} className="grid gap-3">
        <input type="hidden" name="name" value={contact.name} />
        <input type="hidden" name="email" value={contact.email} />
        <input type="hidden" name="role" value="homeowner" />
        <NewPassword label={t("ordered.accountPassword")} error={undefined} email={contact.email} inputSize="md" />
        <p className="flex flex-wrap gap-2">
          <Button type="submit">{t("ordered.accountOpen")}</Button>
          <ButtonLink variant="ghost" to={`/login?redirect=${back}`}>
            {t("ordered.accountSignIn")}
          </ButtonLink>
        </p>
      </Form>
    </section>
  );
}

function AddButton({ checkout: { id }, token }: Props) {
  const t = useT("orders");
  const client = useQueryClient();
  const adopt = useMutation({
    mutationFn: () => api.orders.adopt({ id, token }),
    onSuccess: () => void toast({ title: t("ordered.accountAdded") }),
    onError: () => void toast({ title: t("ordered.accountFailed"), tone: "danger" }),
    onSettled: () => client.invalidateQueries({ queryKey: orpc.orders.key() }),
  });
  return (
    <section className="panel grid justify-items-start gap-3">
      <h2 className="text-lg">{t("ordered.accountTitle")}</h2>
      <p className="text-sm text-muted">{t("ordered.accountAddText")}</p>
      <Button pending={adopt.isPending} onClick={() => adopt.mutate()}>
        {t("ordered.accountAdd")}
      </Button>
    </section>
  );
}
