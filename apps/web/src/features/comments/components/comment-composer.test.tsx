import type { OwnInfo } from "@lenscape/api/types";
import { shownToasts } from "@lenscape/ui/toast";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { REMOVAL_DELAY_MS } from "#shell/session/unsent-texts.ts";
import { testApp } from "#test/test-app.ts";
import { emptyDraft, getDraftKey, readDraft, writeDraft } from "../comment-draft.ts";
import { Composer } from "./comment-composer.tsx";

const ADD = "POST /api/thread/addPost";
const posted = { code: 200, msg: "操作成功", data: { id: "9", threadId: "1", parentId: "" } };

const group = { id: "1", name: "普通会员", permissionList: [] };

function open(
  answers: Record<string, unknown>,
  onPosted = vi.fn(),
  { denials = [], circle }: { denials?: OwnInfo["denials"]; circle?: { id: string; groupName: string } } = {},
) {
  const { app, sent } = testApp(answers, { token: "t" });
  app.session.setOwnInfo({ group, denials });
  const composer = <Composer thread={{ id: "1", circle }} onPosted={onPosted} />;
  const router = createMemoryRouter([{ path: "*", element: composer }]);
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");
  const send = screen.getByRole("button", { name: "发表评论" });
  const write = (text: string) => fireEvent.change(box, { target: { value: text } });
  return {
    box,
    send,
    write,
    onPosted,
    bodies: () => sent.filter(({ to }) => to === ADD).map(({ body }) => body),
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("CONST-007 posts once on a double click and clears the text field and the stored draft", async () => {
  const { box, send, write, onPosted, bodies } = open({ [ADD]: posted });
  write("第三张的光\n真好");
  fireEvent.click(send);
  fireEvent.click(send);
  await waitFor(() => expect(onPosted).toHaveBeenCalledOnce());
  expect(bodies()).toEqual([
    expect.objectContaining({ threadId: "1", content: "<p>第三张的光<br>真好</p>", imageList: [] }),
  ]);
  expect(box.value).toBe("");
  expect(localStorage.length).toBe(0);
});

test("shows a toast for a comment that is pending review", async () => {
  const { send, write, onPosted } = open({ [ADD]: { ...posted, data: { ...posted.data, status: 0 } } });
  write("好");
  fireEvent.click(send);
  await waitFor(() => expect(onPosted).toHaveBeenCalledOnce());
  expect(shownToasts().map(({ message }) => message)).toEqual(["已提交，审核通过后展示"]);
});

test("CONST-031 keeps the text and shows the reason after a failure, and retries with the same requestId", async () => {
  const answers: Record<string, unknown> = { [ADD]: { code: 429, msg: "发表太快了，请休息一会儿" } };
  const { box, send, write, onPosted, bodies } = open(answers);
  write("好");
  fireEvent.click(send);
  expect((await screen.findByRole("alert")).textContent).toContain("发表太快了，请休息一会儿");
  expect(box.value).toBe("好");
  expect(onPosted).not.toHaveBeenCalled();

  answers[ADD] = posted;
  vi.setSystemTime(Date.now() + 1000);
  fireEvent.click(send);
  await waitFor(() => expect(onPosted).toHaveBeenCalledOnce());
  const [first, second] = bodies() as { requestId: string }[];
  expect(first?.requestId).toMatch(/^[0-9A-Za-z]{32}$/);
  expect(second?.requestId).toBe(first?.requestId);
});

test("does not send a text of more than 1000 characters and shows the excess", async () => {
  const { send, write, bodies } = open({ [ADD]: posted });
  write("长".repeat(1003));
  fireEvent.click(send);
  expect((await screen.findByRole("alert")).textContent).toContain("超出 3 个字，删减后再发表");
  expect(bodies()).toEqual([]);
});

test("restores the draft of a thread when its page is opened again", () => {
  open({}).write("写到一半");
  cleanup();
  expect(open({}).box.value).toBe("写到一半");
});

test("shows a muted member the end and the reason of the mute, and keeps the text", async () => {
  const refused = { code: 400, msg: "你已被禁言，暂不能发表" };
  const denials = [{ until: "2026-11-29 14:20:00", reason: "刷屏" }];
  const { box, send, write } = open({ [ADD]: refused }, vi.fn(), { denials });
  expect(screen.getByRole("status").textContent).toBe(
    "你已被禁言至 2026-11-29 14:20，期间不能发帖、评论和私信。原因：刷屏",
  );
  write("等解除了再发");
  fireEvent.click(send);
  await screen.findByText(refused.msg);
  expect(box.value).toBe("等解除了再发");
});

test.each([
  ["1", "你在「影像创作」被禁言至 2026-11-29 14:20，期间不能在这个圈子发帖和评论。"],
  ["2", undefined],
])("shows a mute in a circle only in that circle: %s", (id, words) => {
  const circle = { id: "1", groupName: "影像创作" };
  const denials = [{ circle, until: "2026-11-29 14:20:00", reason: "" }];
  open({}, vi.fn(), { denials, circle: { ...circle, id } });
  expect(screen.queryByRole("status")?.textContent).toBe(words);
});

test("shows the mute notice and the text field in one grid cell beside the avatar", () => {
  const { box } = open({}, undefined, { denials: [{ until: "2099-01-01 08:00:00", reason: "刷屏" }] });
  const note = screen.getByText(/你已被禁言至 2099-01-01 08:00/);
  const cell = [...document.querySelectorAll("div")].findLast(
    (each) => each.contains(note) && each.contains(box),
  );
  expect(cell?.parentElement?.children).toHaveLength(1);
  expect(cell?.className).toContain("w-full");
});

test("sends a quoted passage before the comment and clears it afterwards", async () => {
  writeDraft({ ...emptyDraft, quote: "先站定 <两秒>" }, "", "1");
  const { send, write, bodies } = open({ [ADD]: posted });
  expect(screen.getByText("先站定 <两秒>")).toBeDefined();
  write("这句记下了");
  fireEvent.click(send);
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).toMatchObject({
    content: "<blockquote><p>先站定 &#x3C;两秒></p></blockquote><p>这句记下了</p>",
  });
  await waitFor(() => expect(screen.queryByText("先站定 <两秒>")).toBeNull());
});

/** Changes the stored draft like another tab does. */
function changeInOtherTab(newValue: string | null) {
  const key = getDraftKey("", "1");
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  fireEvent(window, new StorageEvent("storage", { key, oldValue, newValue }));
}

test("clears a text that another tab has sent", async () => {
  const { box, write } = open({});
  write("第三张的光");
  changeInOtherTab(null);
  expect(box.value).toBe("第三张的光");
  await waitFor(() => expect(box.value).toBe(""));
});

test("keeps a text that another tab removes and restores, and one that has changed here", async () => {
  const { box, write } = open({});
  write("第三张的光");
  const stored = localStorage.getItem(getDraftKey("", "1"));
  changeInOtherTab(null);
  changeInOtherTab(stored);
  await new Promise((resolve) => setTimeout(resolve, REMOVAL_DELAY_MS + 50));
  expect(box.value).toBe("第三张的光");
  expect(localStorage.getItem(getDraftKey("", "1"))).toBe(stored);
  changeInOtherTab(null);
  write("第三张的光真好");
  await new Promise((resolve) => setTimeout(resolve, REMOVAL_DELAY_MS + 50));
  expect(box.value).toBe("第三张的光真好");
});

test("sends the same text with the same request ID from two tabs", async () => {
  const { box, send, write, bodies } = open({ [ADD]: posted });
  write("第三张的光");
  const own = readDraft("", "1");
  changeInOtherTab(
    JSON.stringify({ ...own, text: "第三张的光真好", sent: "第三张的光真好", requestId: "other-tab" }),
  );
  await waitFor(() => expect(box.value).toBe("第三张的光真好"));
  fireEvent.click(send);
  await waitFor(() => expect(bodies()).toEqual([expect.objectContaining({ requestId: "other-tab" })]));
});
