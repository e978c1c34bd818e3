import { ApiError } from "@lenscape/api/errors";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftKey } from "#shell/session/unsent-texts.ts";
import { mount } from "#test/mount.tsx";
import { OutgoingMessage } from "./components/outgoing-message.tsx";
import { sendPicture, sendText, useOutbox } from "./message-outbox.ts";
import { messageText as text } from "./text.ts";

const SEND = "POST /api/notice/dialog/send";
let online = false;

beforeEach(() => {
  online = false;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Outbox({ dialogId }: { dialogId: string }) {
  return useOutbox(dialogId).map((item) => (
    <OutgoingMessage key={item.key} dialogId={dialogId} item={item} />
  ));
}

/** The page as it is after each load: what was in memory is gone. */
const load = (dialogId = "31") => {
  cleanup();
  return mount(
    <Outbox dialogId={dialogId} />,
    {
      [SEND]: () => {
        if (!online) throw new TypeError("Failed to fetch");
        return { code: 200, data: { id: "9", dialogId } };
      },
    },
    "t",
  );
};

const failed = () => screen.queryAllByRole("button", { name: "未送达，点此重发" });
const keysOf = (sent: { to: string; body: unknown }[]) =>
  sent.filter(({ to }) => to === SEND).map(({ body }) => (body as { requestId: string }).requestId);

test("restores undelivered messages of a conversation after a reload", async () => {
  const first = load();
  await sendText(first.app, "31", "在吗");
  await sendText(first.app, "31", "明早出发");
  const unreached = new ApiError({ code: 0, message: "后端接口连接异常", kind: "network" });
  vi.spyOn(first.app.api, "upload").mockRejectedValue(unreached);
  await sendPicture(first.app, "31", new File(["x"], "x.png", { type: "image/png" }));
  await waitFor(() => expect(failed()).toHaveLength(3));

  load("32");
  expect(failed()).toHaveLength(0);
  const { app, sent, user } = load();
  expect(failed()).toHaveLength(2);
  online = true;
  await user.click(failed()[0]!);
  await waitFor(() => expect(failed()).toHaveLength(1));
  expect(keysOf(sent)).toEqual([keysOf(first.sent)[0]]);
  await user.click(screen.getByRole("button", { name: text.discard }));
  expect(localStorage.getItem(draftKey("outbox", "12"))).toBeNull();

  await sendText(app, "31", "到了");
  load();
  expect(failed()).toHaveLength(0);
});

test("ignores a stored value that is not a list", async () => {
  localStorage.setItem(draftKey("outbox", "12"), "{}");
  const { app } = load();
  await sendText(app, "31", "在吗");
  await waitFor(() => expect(failed()).toHaveLength(1));
});

test("resends messages in order and with their keys when the network is back", async () => {
  const { app, sent } = load();
  await sendText(app, "31", "一");
  await sendText(app, "31", "二");
  await waitFor(() => expect(failed()).toHaveLength(2));
  online = true;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(failed()).toHaveLength(0));
  window.dispatchEvent(new Event("online"));
  const keys = keysOf(sent);
  expect(keys).toHaveLength(4);
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
});
