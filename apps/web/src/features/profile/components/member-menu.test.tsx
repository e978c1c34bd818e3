import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { moderationText } from "#shell/moderation/text.ts";
import { mount } from "#test/mount.tsx";
import { MemberMenu } from "./member-menu.tsx";

afterEach(cleanup);

/** Opens the menu of a member with the given permissions of the viewer. */
async function open(permissions: object) {
  const { sent, user } = mount(
    <MemberMenu userId="5" nickname="林间电台" />,
    {
      "GET /api/bbs/user/maydo": {
        code: 200,
        msg: "操作成功",
        data: { mayDo: [], deniedUntil: "", forbiddenUntil: "", isClosed: 0, circles: [], ...permissions },
      },
      "POST /api/bbs/user/deny": { code: 200, msg: "操作成功" },
    },
    "t",
  );
  await user.click(screen.getByRole("button", { name: moderationText.memberMenu }));
  return { user, denied: () => sent.find(({ to }) => to === "POST /api/bbs/user/deny")?.body };
}

test("lets a moderator end a mute in their circle", async () => {
  const circles = [
    { id: "1", groupName: "影像创作", deniedUntil: "2099-01-01 08:00:00" },
    { id: "2", groupName: "骑行", deniedUntil: "" },
  ];
  const { user, denied } = await open({ mayDo: ["report"], circles });
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

test("offers a mute in a circle only up to the limit of circles", async () => {
  const circles = [{ id: "1", groupName: "影像创作", deniedUntil: "" }];
  const { user, denied } = await open({ mayDo: ["deny"], circles });
  await user.click(await screen.findByRole("menuitem", { name: "禁言" }));
  await user.click(await screen.findByRole("radio", { name: "永久" }));
  await user.selectOptions(screen.getByRole("combobox"), "影像创作");
  expect(screen.queryByRole("radio", { name: "永久" })).toBeNull();
  expect(screen.queryByRole("radio", { name: "30 天" })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "刷屏" }));
  await user.click(screen.getByRole("button", { name: "禁言 林间电台" }));
  await waitFor(() => expect(denied()).toMatchObject({ circleId: "1", days: 7 }));
});
