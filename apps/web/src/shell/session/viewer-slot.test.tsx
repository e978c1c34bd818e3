import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Follow } from "#shell/members/follow-button.tsx";
import { member } from "#test/answers/member.ts";
import { mount } from "#test/mount.tsx";

afterEach(cleanup);

const STATE = "POST /api/bbs/viewer/state";
const follow = <Follow userId="8" name="光圈八" />;

test("shows a placeholder until the relation is known", async () => {
  let respond = (_: object) => {};
  mount(follow, { [STATE]: new Promise((resolve) => (respond = resolve)) }, "t");
  await expect.poll(() => document.querySelector("[data-slot=skeleton]")).not.toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
  respond({ code: 200, msg: "操作成功", data: member.viewerState });
  expect(await screen.findByRole("button", { name: /已关注 光圈八|互相关注 光圈八/ })).toBeDefined();
});

test("shows a retry button after a failed request", async () => {
  const answers: Record<string, unknown> = { [STATE]: { code: 500, msg: "系统出错" } };
  const { user, sent } = mount(follow, answers, "t");
  const retry = await screen.findByRole("button", { name: "重试" });
  expect(screen.queryByRole("button", { name: /关注/ })).toBeNull();
  answers[STATE] = { code: 200, msg: "操作成功", data: member.viewerState };
  await user.click(retry);
  expect(await screen.findByRole("button", { name: /光圈八/ })).toBeDefined();
  expect(sent.filter(({ to }) => to === STATE)).toHaveLength(2);
});

test("shows the button to a visitor at once", async () => {
  mount(follow);
  expect(await screen.findByRole("button", { name: "关注 光圈八" })).toBeDefined();
});
