import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { usePersistentForm } from "./use-persistent-form.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const initial = { name: "", tel: "", note: "旧" };
const render = () => renderHook(() => usePersistentForm("test", "7", initial));

test("keeps all changes of one event, also after a reload", () => {
  const { result } = render();
  act(() => {
    result.current.change({ name: "云野" });
    result.current.change({ tel: "138" });
  });
  const form = { name: "云野", tel: "138", note: "旧" };
  expect([result.current.form, result.current.latest(), render().result.current.form]).toEqual([
    form,
    form,
    form,
  ]);
});

test("gives unchanged fields the new initial values", () => {
  const { result } = render();
  act(() => result.current.change({ name: "云野" }));
  act(() => result.current.rebase({ ...initial, name: "旧名", note: "新" }));
  expect(result.current.form).toEqual({ name: "云野", tel: "", note: "新" });
  act(() => result.current.discard());
  expect(result.current.form).toEqual({ name: "旧名", tel: "", note: "新" });
  expect(result.current.changed).toBe(false);
});
