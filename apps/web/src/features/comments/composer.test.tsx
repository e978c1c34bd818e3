import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/providers.tsx";
import { testApp } from "#test/app.ts";
import Composer from "./composer.tsx";

const ADD = "POST /api/thread/addPost";
const posted = { code: 200, msg: "操作成功", data: { id: "9", threadId: "1", parentId: "" } };

function open(answers: Record<string, unknown>, onPosted = vi.fn()) {
  const { app, sent } = testApp(answers, { token: "t" });
  const router = createMemoryRouter([{ path: "*", element: <Composer threadId="1" onPosted={onPosted} /> }]);
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

test("CONST-007 a double click posts once; what was sent is gone from the box and from the browser", async () => {
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

test("CONST-031 after a failure the text is still there with the reason, and a retry carries the same requestId", async () => {
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

test("a text of more than 1000 characters is not sent, and the box says by how many it is too long", async () => {
  const { send, write, bodies } = open({ [ADD]: posted });
  write("长".repeat(1003));
  fireEvent.click(send);
  expect((await screen.findByRole("alert")).textContent).toContain("超出 3 个字，删减后再发表");
  expect(bodies()).toEqual([]);
});

test("a draft of this thread is there when its page is opened again", () => {
  open({}).write("写到一半");
  cleanup();
  expect(open({}).box.value).toBe("写到一半");
});
