import { beforeEach, expect, test, vi } from "vitest";
import { answerCalls, refusal } from "#app/api/testing/calls.ts";
import { renderQueryHook, settle } from "#app/platform/testing/render-hook.tsx";
import { CLAIM_RELATIONS } from "../../vendor-claims.ts";
import { useClaimForm } from "./use-claim-form.ts";

vi.mock("#app/api/transport.ts", () => ({ link: { call: vi.fn() } }));
vi.mock("#app/platform/languages/language-context.tsx", () => ({ useT: () => (key: string) => key }));

type Sent = { vendorId: string; relation: string; note: string; documents: File[] };
const create = vi.fn<(given: Sent) => unknown>();
const onSent = vi.fn();
const [RELATION = ""] = CLAIM_RELATIONS;
const pdf = () => new File(["%PDF-1.7\n"], "license.pdf", { type: "application/pdf" });
beforeEach(() => {
  vi.resetAllMocks();
  create.mockResolvedValue({});
  answerCalls({ "vendorClaims.create": create });
});

async function form() {
  const { host, run } = await renderQueryHook(() => useClaimForm("v1", onSent), undefined);
  const act = async (change: () => unknown) => {
    await run(change);
    for (let turn = 0; turn < 5; turn += 1) await settle(host);
  };
  return { host, act, submit: () => act(() => host.current.submit()) };
}

test("a short note is not enough; a document makes up for it at once", async () => {
  const { host, act, submit } = await form();
  await act(() => host.current.patch({ relation: RELATION, note: "Mine" }));
  await submit();
  expect([host.current.problems["note"], create.mock.calls.length]).toEqual(["evidence", 0]);
  await act(() => host.current.documents.add([pdf()]));
  expect(host.current.problems["note"]).toBeUndefined();
  await submit();
  expect(create.mock.calls[0]?.[0]).toMatchObject({ vendorId: "v1", documents: [expect.objectContaining({ name: "license.pdf" })] });
  expect(onSent).toHaveBeenCalledOnce();
});

test("a document with a wrong content is named and nothing is sent", async () => {
  const { host, act, submit } = await form();
  await act(() => host.current.patch({ relation: RELATION, note: "I have been its owner since 1440." }));
  await act(() => host.current.documents.add([new File(["text"], "license.pdf", { type: "application/pdf" })]));
  await submit();
  expect([host.current.problems["documents"], create.mock.calls.length]).toEqual(["UNSUPPORTED", 0]);
});

test("a refusal loses nothing", async () => {
  create.mockRejectedValueOnce(refusal("CONFLICT"));
  const { host, act, submit } = await form();
  await act(() => host.current.patch({ relation: RELATION, note: "I have been its owner since 1440." }));
  await submit();
  expect([host.current.failure?.kind, host.current.values.note, onSent.mock.calls.length]).toEqual(["conflict", "I have been its owner since 1440.", 0]);
});
