import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BlockedMembersDialog } from "#features/account/settings/blocked-members-dialog.tsx";
import { CircleMembersDialog } from "#features/circles/components/circle-members-dialog.tsx";
import { JoinedCirclesDialog } from "#features/circles/components/joined-circles-dialog.tsx";
import { mount } from "../mount.tsx";

afterEach(cleanup);

const noop = () => undefined;

test.each([
  ["joined circles", <JoinedCirclesDialog key="j" onClose={noop} />, "/api/bbs/circle/mine"],
  ["circle members", <CircleMembersDialog key="m" circleId="5" onClose={noop} />, "/api/bbs/circle/members"],
  ["blocked members", <BlockedMembersDialog key="b" onClose={noop} />, "/api/bbs/user/block/list"],
])("shows an error with a retry in the dialog of %s", async (_, dialog, path) => {
  let answer: object = { code: 500, msg: "系统繁忙，请稍后再试" };
  const { user } = mount(dialog, { [`GET ${path}`]: () => answer }, "t");
  const retry = await screen.findByRole("button", { name: "重试" });
  expect(screen.queryByText("已经到底了")).toBeNull();
  answer = { code: 200, msg: "查询成功", rows: [], total: 0 };
  await user.click(retry);
  expect(await screen.findByRole("dialog")).toBeTruthy();
  await expect.poll(() => screen.queryByRole("button", { name: "重试" })).toBeNull();
});
