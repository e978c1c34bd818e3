import { cleanup, screen, waitFor } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { thread320, thread327 } from "#test/answers/threads.ts";
import { mount } from "#test/mount.tsx";
import { ItemField } from "./item-field.tsx";
import { parseItemId } from "./item-id.ts";

const ok = { code: 200, msg: "操作成功" };
const noMatches = { circles: [], topics: [], users: [] };
const answers = {
  "GET /api/bbs/search/suggest": {
    ...ok,
    data: {
      ...noMatches,
      threads: [thread320, thread327].map(({ id, title }) => ({ id, title, marks: [] })),
    },
  },
  "GET /api/without/thread/detailV2": ({ query }: { query: { threadId?: string } }) => ({
    ...ok,
    data: { thread: [thread320, thread327].find(({ id }) => id === query.threadId) },
  }),
  "GET /api/without/home/shopgoodlist": {
    ...ok,
    rows: [{ id: "3", goodsName: "日出色夹片", coverUrl: "/a.webp" }],
    total: 1,
  },
  "GET /api/without/thread/topics": { ...ok, rows: [{ id: "12", content: "夜拍" }], total: 1 },
  "GET /api/bbs/goods/detail": { ...ok, data: { goodsName: "日出色夹片", coverUrl: "/a.webp" } },
};

function ControlledField({
  kind = "thread",
  initialValue = "",
}: {
  kind?: ComponentProps<typeof ItemField>["kind"];
  initialValue?: string;
}) {
  const [value, setValue] = useState(initialValue);
  return (
    <>
      <ItemField aria-label="帖子" kind={kind} value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button">别处</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "帖子" });
const getSubmittedValue = () => document.querySelector("output")!.textContent;

afterEach(cleanup);

test("parses an ID, or a page URL that contains one", () => {
  expect(parseItemId("thread", " 320 ")).toBe("320");
  expect(
    parseItemId("thread", "https://lenscape.example/pages/content/detail?threadId=320&from=home#reply"),
  ).toBe("320");
  expect(parseItemId("goods", "/pages/mall/detail?id=3")).toBe("3");
  expect(parseItemId("goods", "/pages/content/detail?threadId=320")).toBeUndefined();
  expect(parseItemId("thread", "山上的云")).toBeUndefined();
});

test("finds a thread by title, picks it by keyboard, and shows its title", async () => {
  const { user, sent } = mount(<ControlledField />, answers, "t");
  await user.type(field(), "云");
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(getSubmittedValue()).toBe("327");
  expect(screen.queryByRole("option")).toBeNull();
  await waitFor(() => expect(field().value).toBe(thread327.title));
  // The lookup must not count as a visit.
  expect(sent.findLast(({ to }) => to.includes("detailV2"))?.query).toMatchObject({ visit: "0" });
});

test("suggests the item of a pasted URL, and accepts the URL without a pick", async () => {
  const { user } = mount(<ControlledField />, answers, "t");
  await user.click(field());
  await user.paste("/pages/content/detail?threadId=320");
  expect((await screen.findByRole("option")).textContent).toContain(thread320.title);
  await user.click(screen.getByRole("button", { name: "别处" }));
  expect(field().value).toBe(thread320.title);
  expect(parseItemId("thread", getSubmittedValue()!)).toBe("320");
});

test("closes the list on Escape and keeps the input, for products too", async () => {
  const { user } = mount(<ControlledField kind="goods" initialValue="3" />, answers, "t");
  await waitFor(() => expect(field().value).toBe("日出色夹片"));
  await user.clear(field());
  await user.type(field(), "夹片");
  await user.click(await screen.findByRole("option"));
  expect(getSubmittedValue()).toBe("3");
  await user.clear(field());
  await user.type(field(), "夹");
  await screen.findByRole("option");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  expect([field().value, getSubmittedValue()]).toEqual(["夹", "夹"]);
});

test("finds a topic by part of its name and shows the full name", async () => {
  const { user } = mount(<ControlledField kind="topic" />, answers, "t");
  await user.type(field(), "夜");
  await user.click(await screen.findByRole("option", { name: /夜拍/ }));
  expect([field().value, getSubmittedValue()]).toEqual(["夜拍", "夜拍"]);
});
