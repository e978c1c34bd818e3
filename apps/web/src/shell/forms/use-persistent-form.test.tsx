import { act, cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { REMOVAL_DELAY_MS } from "#shell/session/unsent-texts.ts";
import { createBrowserFormStore, usePersistentForm } from "./use-persistent-form.ts";

const KEY = "lenscape.draft.appeal.12";
const initial = { text: "", reason: "other" };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () => renderHook(() => usePersistentForm("appeal", "12", initial)).result;
const write = (form: ReturnType<typeof open>, text: string) => act(() => form.current.change({ text }));

/** Changes or removes the stored values as another tab does. */
function changeInOtherTab(newValue: string | null) {
  const oldValue = localStorage.getItem(KEY);
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  act(() => {
    fireEvent(window, new StorageEvent("storage", { key: KEY, oldValue, newValue }));
    vi.advanceTimersByTime(REMOVAL_DELAY_MS);
  });
}

test("clears a text that another tab has sent", () => {
  const form = open();
  write(form, "这是误判");
  changeInOtherTab(null);
  expect(form.current.form).toEqual(initial);
  expect(form.current.changed).toBe(false);
});

test("takes over what another tab writes", () => {
  const form = open();
  changeInOtherTab(JSON.stringify({ text: "这是误判" }));
  expect(form.current.latest()).toEqual({ text: "这是误判", reason: "other" });
});

test("keeps a text of its own when another tab sends a different one", () => {
  const form = open();
  write(form, "我的");
  localStorage.setItem(KEY, JSON.stringify({ text: "另一个" }));
  changeInOtherTab(null);
  expect(form.current.form.text).toBe("我的");
});

test("gives the stored values one request ID for all tabs until they are sent", () => {
  const store = createBrowserFormStore<typeof initial>("appeal", "12");
  const form = open();
  write(form, "这是");
  const requestId = store.getRequestId();
  write(form, "这是误判");
  expect(createBrowserFormStore("appeal", "12").getRequestId()).toBe(requestId);
  expect(store.read(initial)).toEqual({ text: "这是误判", reason: "other" });
  act(() => form.current.clear());
  expect(store.getRequestId()).not.toBe(requestId);
});

const address = { name: "", tel: "", note: "旧" };
const openAddress = () => renderHook(() => usePersistentForm("address", "7", address)).result;

test("keeps all changes of one event, also after a reload", () => {
  const form = openAddress();
  act(() => {
    form.current.change({ name: "云野" });
    form.current.change({ tel: "138" });
  });
  const values = { name: "云野", tel: "138", note: "旧" };
  expect([form.current.form, form.current.latest(), openAddress().current.form]).toEqual([
    values,
    values,
    values,
  ]);
});

test("gives unchanged fields the new initial values", () => {
  const form = openAddress();
  act(() => form.current.change({ name: "云野" }));
  act(() => form.current.rebase({ ...address, name: "旧名", note: "新" }));
  expect(form.current.form).toEqual({ name: "云野", tel: "", note: "新" });
  act(() => form.current.discard());
  expect(form.current.form).toEqual({ name: "旧名", tel: "", note: "新" });
  expect(form.current.changed).toBe(false);
});
