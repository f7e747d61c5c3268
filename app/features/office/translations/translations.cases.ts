import { type Cases, withInput } from "#app/api/testing/cases.ts";

export const cases: Cases = {
  "translations.listByPage": withInput(() => ({ page: "shell" })),
  "translations.list": withInput(() => ({})),
  "translations.update": withInput(() => ({ page: "shell", key: "nav.home", enText: null, arText: null })),
  "translations.importFile": withInput(() => ({ file: new File(["page,key,en_text,ar_text\nshell,nav.home,,\n"], "texts.csv"), isDryRun: true })),
};
