import { type Cases, withInput } from "#app/api/testing/cases.ts";
import { newId } from "#app/platform/database/ids.ts";

const list = "/admin/vendors";

export const cases: Cases = {
  "listViews.list": withInput(() => ({ list })),
  "listViews.save": withInput(() => ({ list, name: "Without photos", query: "?lacks=photo" })),
  "listViews.remove": withInput(() => ({ id: newId() })),
};
