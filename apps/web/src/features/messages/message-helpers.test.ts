// @vitest-environment happy-dom
import { ApiError } from "@lenscape/api/errors";
import type { Message } from "@lenscape/api/types";
import { textPieces } from "@lenscape/richtext/live";
import { parseWireTime } from "@lenscape/ui/lib/time";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { App } from "#lib/app.tsx";
import { createQueryClient } from "#lib/query.ts";
import { createDraft, readDraft, writeDraft } from "./message-draft.ts";
import { compareIds, mergeTop } from "./message-ids.ts";
import { discardMessage, resendMessage, sendText } from "./message-outbox.ts";
import { formatConversationTime, formatSeparatorTime } from "./message-times.ts";
import { messages } from "./queries.ts";

const now = parseWireTime("2026-11-21 11:00:00");

describe("lists", () => {
  test("compares IDs as numbers", () => {
    expect(["9", "10", "100", "99"].sort(compareIds)).toEqual(["9", "10", "99", "100"]);
  });

  const row = (id: string) => ({ id });
  const ids = (fresh: string[], loaded: string[], full = true) =>
    mergeTop(fresh.map(row), loaded.map(row), { getId: ({ id }) => id, getKey: ({ id }) => id, full }).map(
      ({ id }) => id,
    );

  test("puts a fresh page above the loaded rows and drops deleted ones", () => {
    expect(ids(["12", "11", "10"], ["11", "10", "9", "8"])).toEqual(["12", "11", "10", "9", "8"]);
    expect(ids(["12", "10"], ["12", "11", "10", "9"])).toEqual(["12", "10", "9"]);
  });

  test("drops the loaded rows after a gap or a short page", () => {
    expect(ids(["30", "29"], ["11", "10"])).toEqual(["30", "29"]);
    expect(ids(["3", "2"], ["3", "2", "1"], false)).toEqual(["3", "2"]);
  });
});

describe("times", () => {
  test("formats the time of the last message of a conversation", () => {
    expect(formatConversationTime("2026-11-21 10:41:00", now)).toBe("10:41");
    expect(formatConversationTime("2026-11-20 23:59:59", now)).toBe("昨天");
    expect(formatConversationTime("2026-11-18 08:00:00", now)).toBe("周三");
    expect(formatConversationTime("2026-11-12 08:00:00", now)).toBe("11-12");
    expect(formatConversationTime("2025-11-12 08:00:00", now)).toBe("2025-11-12");
  });

  test("shows a time above a message more than five minutes after the previous one", () => {
    expect(formatSeparatorTime("2026-11-21 10:36:00", "2026-11-21 10:31:00", now)).toBeUndefined();
    expect(formatSeparatorTime("2026-11-21 10:36:01", "2026-11-21 10:31:00", now)).toBe("10:36");
    expect(formatSeparatorTime("2026-11-20 22:14:06", undefined, now)).toBe("昨天 22:14");
  });
});

test("links only URLs in a message", () => {
  const site = "https://lens.example";
  expect(
    textPieces("看 https://lens.example/pages/mine/index?a=1。还有 https://other.example/x, 好", {
      siteOrigin: site,
    }),
  ).toEqual([
    { text: "看 " },
    { text: "https://lens.example/pages/mine/index?a=1", href: "/pages/mine/index?a=1" },
    { text: "。还有 " },
    { text: "https://other.example/x", href: "https://other.example/x" },
    { text: ", 好" },
  ]);
  const plain = "javascript:alert(1) <a href=x>data:text/html,1</a>";
  expect(textPieces(plain, { siteOrigin: site })).toEqual([{ text: plain }]);
});

test("stores a draft per member and conversation and removes an empty one", () => {
  writeDraft("1", "31", createDraft("他应该也有空"));
  expect(readDraft("1", "31").text).toBe("他应该也有空");
  expect(readDraft("2", "31").text).toBe("");
  expect(readDraft("1", "32").text).toBe("");
  writeDraft("1", "31", createDraft(" "));
  expect(localStorage.length).toBe(0);
});

describe("the outbox", () => {
  const dialogId = "31";
  const call = vi.fn();
  let app: App;
  const getOutbox = () => app.queries.getQueryData<object[]>(["outbox", "t", dialogId]);
  const getMessages = () =>
    app.queries.getQueryData(messages(app.api, dialogId).queryKey)?.pages.flatMap(({ rows }) => rows) ?? [];
  const accept = (_id: string, { body }: { body: { content: string; requestId: string } }) =>
    Promise.resolve({ id: `${call.mock.calls.length}`, dialogId, ...body } as unknown as Message);

  beforeEach(() => {
    call.mockReset();
    app = {
      api: { call } as unknown as App["api"],
      queries: createQueryClient(),
      session: { token: () => "t", state: () => ({ userId: "1" }) } as unknown as App["session"],
    };
    app.queries.setQueryData(messages(app.api, dialogId).queryKey, {
      pages: [{ rows: [], total: 0 }],
      pageParams: [undefined],
    });
  });

  test("API-105 sends messages one after the other, in the order they were written", async () => {
    call.mockImplementation(accept);
    await Promise.all([
      sendText(app, dialogId, "一"),
      sendText(app, dialogId, "二"),
      sendText(app, dialogId, "三"),
    ]);
    await expect.poll(() => getMessages()).toHaveLength(3);
    expect(getMessages().map(({ content }) => content)).toEqual(["三", "二", "一"]);
    expect(getOutbox()).toEqual([]);
  });

  test("API-105 shows why a message failed and resends it with the same key", async () => {
    call.mockRejectedValueOnce(
      new ApiError({ code: 400, message: "对方设置了仅互相关注可私信", kind: "code" }),
    );
    await sendText(app, dialogId, "在吗");
    expect(getOutbox()).toMatchObject([{ state: "failed", reason: "对方设置了仅互相关注可私信" }]);
    const key = (call.mock.calls[0]![1] as { body: { requestId: string } }).body.requestId;
    expect(key).toMatch(/^[0-9A-Za-z]{32}$/);
    call.mockRejectedValueOnce(new ApiError({ code: 0, message: "后端接口连接异常", kind: "network" }));
    await resendMessage(app, dialogId, key);
    expect(getOutbox()).toMatchObject([{ state: "failed", reason: "" }]);
    call.mockImplementation(accept);
    await resendMessage(app, dialogId, key);
    expect(getOutbox()).toEqual([]);
    expect(getMessages()).toMatchObject([{ content: "在吗", requestId: key }]);
  });

  test("discards a failed message", async () => {
    call.mockRejectedValue(new ApiError({ code: 0, message: "后端接口连接异常", kind: "network" }));
    await sendText(app, dialogId, "算了");
    const [item] = getOutbox() as { key: string }[];
    discardMessage(app, dialogId, item?.key ?? "");
    expect(getOutbox()).toEqual([]);
  });
});
