import { createSession } from "@lenscape/api/session";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localStore } from "#lib/storage.ts";
import { mount } from "#test/mount.tsx";
import { createDraft, getDraftKey, parseDraft } from "../message-draft.ts";
import { MessageComposerForm } from "./message-composer.tsx";

const SEND = "POST /api/notice/dialog/send";
const KEY = getDraftKey("12", "31");

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function open() {
  const element = <MessageComposerForm dialogId="31" editAgain={undefined} refusal="" onSent={vi.fn()} />;
  const { sent } = mount(element, { [SEND]: { code: 200, data: { id: "9", dialogId: "31" } } }, "t");
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  return { sent, box, write: (value: string) => fireEvent.change(box, { target: { value } }) };
}

function changeInOtherTab(newValue: string | null) {
  const oldValue = localStorage.getItem(KEY);
  if (newValue === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, newValue);
  fireEvent(window, new StorageEvent("storage", { key: KEY, oldValue, newValue }));
}

test("clears a text that another tab has sent", async () => {
  const { box, write } = open();
  write("明早出发");
  changeInOtherTab(null);
  await waitFor(() => expect(box.value).toBe(""));
});

test("takes the text of another tab over, and sends it with the same request ID", async () => {
  const { box, write, sent } = open();
  write("明早");
  const draft = createDraft("明早出发");
  changeInOtherTab(JSON.stringify(draft));
  await waitFor(() => expect(box.value).toBe("明早出发"));
  fireEvent.click(screen.getByRole("button", { name: "发送" }));
  await waitFor(() => expect(sent.find(({ to }) => to === SEND)).toBeDefined());
  expect(sent.find(({ to }) => to === SEND)?.body).toMatchObject({ requestId: draft.requestId });
});

test("gives each text a request ID of its own", () => {
  const { write } = open();
  const getRequestId = () => parseDraft(localStorage.getItem(KEY)).requestId;
  write("一");
  const first = getRequestId();
  write("二");
  expect(getRequestId()).not.toBe(first);
});

test("keeps and sends a text in memory where the browser blocks storage", async () => {
  const refuse = (): never => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const areas = (["localStorage", "sessionStorage"] as const).map((name) =>
    vi.spyOn(window, name, "get").mockImplementation(refuse),
  );
  const session = createSession(localStore);
  session.signIn("t");
  expect(session.token()).toBe("t");
  open().write("明早出发");
  cleanup();
  const { box, sent } = open();
  expect(box.value).toBe("明早出发");
  fireEvent.click(screen.getByRole("button", { name: "发送" }));
  await waitFor(() => expect(sent.find(({ to }) => to === SEND)).toBeDefined());
  expect(box.value).toBe("");
  session.clear();
  for (const area of areas) area.mockRestore();
});
