import { useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Input } from "#app/ui/input.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { SOCIAL_NETWORKS, type SocialNetwork } from "../../profiles.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const USUAL: readonly SocialNetwork[] = ["instagram", "x", "linkedin"];

/** A box for the usual networks and for those that were added. */
export function SocialFields({ form }: { form: ProfileForm }) {
  const t = useT("profiles.edit");
  const words = useT("profiles");
  const links = form.values.socialLinks;
  const [added, setAdded] = useState<readonly SocialNetwork[]>([]);
  const shown = SOCIAL_NETWORKS.filter((network) => USUAL.includes(network) || added.includes(network) || links[network] !== undefined);
  const rest = SOCIAL_NETWORKS.filter((network) => !shown.includes(network));
  const put = (network: SocialNetwork, link: string) => {
    const { [network]: _, ...others } = links;
    const next: typeof links = link ? { ...others, [network]: link } : others;
    // one order, so that going back to what was is no change
    form.set("socialLinks", Object.fromEntries(SOCIAL_NETWORKS.flatMap((each) => (next[each] === undefined ? [] : [[each, next[each]]]))));
  };
  return (
    <>
      {shown.map((network) => (
        <Input
          key={network}
          label={words(`network.${network}`)}
          type="url"
          autoComplete="off"
          error={form.error(`socialLinks.${network}`)}
          value={links[network] ?? ""}
          onChange={(event) => put(network, event.target.value)}
          onBlur={() => form.leave("socialLinks")}
        />
      ))}
      {rest.length > 0 && (
        <div className="grid content-end">
          <SelectBox aria-label={t("list.addNetwork")} value="" onChange={(event) => setAdded([...added, event.target.value as SocialNetwork])}>
            <option value="">{t("list.addNetwork")}</option>
            {rest.map((network) => (
              <option key={network} value={network}>
                {words(`network.${network}`)}
              </option>
            ))}
          </SelectBox>
        </div>
      )}
    </>
  );
}
