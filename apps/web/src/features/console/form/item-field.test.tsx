import { cleanup, screen, waitFor } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { thread320, thread327 } from "#test/answers/threads.ts";
import { mount } from "#test/mount.tsx";
import { ItemField } from "./item-field.tsx";
import { itemIdOf } from "./item-id.ts";

const done = { code: 200, msg: "操作成功" };
const none = { circles: [], topics: [], users: [] };
const answers = {
  "GET /api/bbs/search/suggest": {
    ...done,
    data: {
      ...none,
      threads: [thread320, thread327].map(({ id, title }) => ({ id, title, marks: [] })),
    },
  },
  "GET /api/without/thread/detailV2": ({ query }: { query: { threadId?: string } }) => ({
    ...done,
    data: { thread: [thread320, thread327].find(({ id }) => id === query.threadId) },
  }),
  "GET /api/without/home/shopgoodlist": {
    ...done,
    rows: [{ id: "3", goodsName: "日出色夹片", coverUrl: "/a.webp" }],
    total: 1,
  },
  "GET /api/without/thread/topics": { ...done, rows: [{ id: "12", content: "夜拍" }], total: 1 },
  "GET /api/bbs/goods/detail": { ...done, data: { goodsName: "日出色夹片", coverUrl: "/a.webp" } },
};

function Held({
  kind = "thread",
  begun = "",
}: {
  kind?: ComponentProps<typeof ItemField>["kind"];
  begun?: string;
}) {
  const [value, setValue] = useState(begun);
  return (
    <>
      <ItemField aria-label="帖子" kind={kind} value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button">别处</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "帖子" });
const chosen = () => document.querySelector("output")!.textContent;

afterEach(cleanup);

test("a thing is named by its number or the address of its page", () => {
  expect(itemIdOf("thread", " 320 ")).toBe("320");
  expect(
    itemIdOf("thread", "https://lenscape.example/pages/content/detail?threadId=320&from=home#reply"),
  ).toBe("320");
  expect(itemIdOf("goods", "/pages/mall/detail?id=3")).toBe("3");
  expect(itemIdOf("goods", "/pages/content/detail?threadId=320")).toBeUndefined();
  expect(itemIdOf("thread", "山上的云")).toBeUndefined();
});

test("a thread is found by words of its title, chosen with keys, and stands there by its title", async () => {
  const { user, sent } = mount(<Held />, answers, "t");
  await user.type(field(), "云");
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  await user.keyboard("{ArrowDown}{Enter}");
  expect(chosen()).toBe("327");
  expect(screen.queryByRole("option")).toBeNull();
  await waitFor(() => expect(field().value).toBe(thread327.title));
  // To look it up is no visit.
  expect(sent.findLast(({ to }) => to.includes("detailV2"))?.query).toMatchObject({ visit: "0" });
});

test("an address that is pasted offers what it leads to; without a choice it counts as well", async () => {
  const { user } = mount(<Held />, answers, "t");
  await user.click(field());
  await user.paste("/pages/content/detail?threadId=320");
  expect((await screen.findByRole("option")).textContent).toContain(thread320.title);
  await user.click(screen.getByRole("button", { name: "别处" }));
  expect(field().value).toBe(thread320.title);
  expect(itemIdOf("thread", chosen()!)).toBe("320");
});

test("Escape folds the list and leaves the words; a good is found the same way", async () => {
  const { user } = mount(<Held kind="goods" begun="3" />, answers, "t");
  await waitFor(() => expect(field().value).toBe("日出色夹片"));
  await user.clear(field());
  await user.type(field(), "夹片");
  await user.click(await screen.findByRole("option"));
  expect(chosen()).toBe("3");
  await user.clear(field());
  await user.type(field(), "夹");
  await screen.findByRole("option");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("option")).toBeNull();
  expect([field().value, chosen()]).toEqual(["夹", "夹"]);
});

test("a topic is found by a part of its name and stands there by the whole", async () => {
  const { user } = mount(<Held kind="topic" />, answers, "t");
  await user.type(field(), "夜");
  await user.click(await screen.findByRole("option", { name: /夜拍/ }));
  expect([field().value, chosen()]).toEqual(["夜拍", "夜拍"]);
});
