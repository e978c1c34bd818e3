import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import MemberMenuItems from "./member-menu-items.tsx";

afterEach(cleanup);

/** The open menu of somebody with what the viewer may do to them. */
function open(standing: object) {
  const { sent, user } = mount(
    <MemberMenuItems userId="5" nickname="林间电台" trigger={<button type="button">更多</button>} />,
    {
      "GET /api/bbs/user/maydo": {
        code: 200,
        msg: "操作成功",
        data: { mayDo: [], deniedUntil: "", forbiddenUntil: "", isClosed: 0, circles: [], ...standing },
      },
      "POST /api/bbs/user/deny": { code: 200, msg: "操作成功" },
    },
    "t",
  );
  return { user, denied: () => sent.find(({ to }) => to === "POST /api/bbs/user/deny")?.body };
}

test("who muted a member in a circle lets them speak there again", async () => {
  const circles = [
    { id: "1", groupName: "影像创作", deniedUntil: "2099-01-01 08:00:00" },
    { id: "2", groupName: "骑行", deniedUntil: "" },
  ];
  const { user, denied } = open({ mayDo: ["report"], circles });
  await screen.findByRole("menuitem", { name: "禁言" });
  await user.click(screen.getByRole("menuitem", { name: "解除禁言" }));
  await user.click(await screen.findByRole("radio", { name: "误会已澄清" }));
  await user.click(screen.getByRole("button", { name: "解除禁言 林间电台" }));
  await waitFor(() =>
    expect(denied()).toEqual({
      userId: "5",
      value: 0,
      days: 0,
      reason: "误会已澄清",
      circleId: "1",
    }),
  );
});

test("a mute in a circle is offered for no longer than a circle may mute", async () => {
  const circles = [{ id: "1", groupName: "影像创作", deniedUntil: "" }];
  const { user, denied } = open({ mayDo: ["deny"], circles });
  await user.click(await screen.findByRole("menuitem", { name: "禁言" }));
  await user.click(await screen.findByRole("radio", { name: "永久" }));
  await user.selectOptions(screen.getByRole("combobox"), "影像创作");
  expect(screen.queryByRole("radio", { name: "永久" })).toBeNull();
  expect(screen.queryByRole("radio", { name: "30 天" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "刷屏" }));
  await user.click(screen.getByRole("button", { name: "禁言 林间电台" }));
  await waitFor(() => expect(denied()).toMatchObject({ circleId: "1", days: 7 }));
});
