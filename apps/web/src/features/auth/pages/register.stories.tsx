import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getPath } from "#paths";
import { community } from "#test/answers/community.ts";
import { respondUnreadable, respondWith } from "#test/mock.ts";
import { waitsForPage } from "#test/page-plays.ts";
import { answered, pageStory } from "#test/page-story.tsx";
import { authText } from "../text.ts";

const meta = { id: "pages-register", ...pageStory(getPath("register")) };

export default meta;
type Story = StoryObj<typeof meta>;

/** 用户名、密码、验证码与协议。 */
export const Visitor: Story = {
  name: "访客",
  play: waitsForPage(authText.hasAccount),
};

/** 眼下不开放注册。 */
export const NoPermission: Story = {
  name: "无权限",
  ...answered(...respondWith({ siteInfo: { ...community.siteInfo, registerEnabled: false } })),
  play: waitsForPage(authText.registerClosed),
};

/** 注册后等审核：多一段申请说明，社区能寄信时还有邮箱。 */
export const Approval: Story = {
  name: "等审核",
  ...answered(
    ...respondWith({ siteInfo: { ...community.siteInfo, registration: "approval", hasMail: true } }),
  ),
  play: waitsForPage(authText.applyLead),
};

/** 凭邀请码注册：没填就说。 */
export const Invitation: Story = {
  name: "凭邀请码",
  ...answered(...respondWith({ siteInfo: { ...community.siteInfo, registration: "invitation" } })),
  play: async ({ canvasElement, userEvent }) => {
    const form = within(canvasElement);
    await waitsForPage(authText.invitationLead)({ canvasElement });
    await userEvent.click(form.getByRole("button", { name: authText.register }));
    await expect(await form.findByText(authText.invitationMissing)).toBeVisible();
  },
};

/** 没填就提交：每一处说自己缺什么。 */
export const Missing: Story = {
  name: "没填",
  play: async ({ canvasElement, userEvent }) => {
    const form = within(canvasElement);
    await waitsForPage(authText.hasAccount)({ canvasElement });
    await userEvent.click(form.getByRole("button", { name: authText.register }));
    await expect(await form.findByText(authText.usernameMissing)).toBeVisible();
  },
};

/** 验证码没有取到，点图再取一次。 */
export const Failed: Story = {
  name: "失败",
  ...answered(...respondUnreadable("captchaImage")),
  play: waitsForPage(authText.captchaFailed),
};
