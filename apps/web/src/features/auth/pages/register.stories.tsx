import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getPath } from "#paths";
import { community } from "#test/answers/community.ts";
import { respondUnreadable, respondWith } from "#test/mock.ts";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { authText } from "../text.ts";

const meta = {
  id: "pages-register",
  title: "页面 Pages/注册 Register · 开户 sign up",
  ...pageStory(getPath("register")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 用户名、密码、验证码与协议。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage(authText.hasAccount),
};

/** 眼下不开放注册。 */
export const NoPermission: Story = {
  name: "无权限",
  ...withResponses(...respondWith({ siteInfo: { ...community.siteInfo, registerEnabled: false } })),
  play: waitForPage(authText.registerClosed),
};

/** 注册后等审核：多一段申请说明，社区能寄信时还有邮箱。 */
export const Approval: Story = {
  name: "等审核",
  ...withResponses(
    ...respondWith({ siteInfo: { ...community.siteInfo, registration: "approval", hasMail: true } }),
  ),
  play: waitForPage(authText.applyLead),
};

/** 凭邀请码注册：没填就说。 */
export const Invitation: Story = {
  name: "凭邀请码",
  ...withResponses(...respondWith({ siteInfo: { ...community.siteInfo, registration: "invitation" } })),
  play: async ({ canvasElement, userEvent }) => {
    const form = within(canvasElement);
    await waitForPage(authText.invitationLead)({ canvasElement });
    await userEvent.click(form.getByRole("button", { name: authText.register }));
    await expect(await form.findByText(authText.invitationMissing)).toBeVisible();
  },
};

/** 没填就提交：每一处说自己缺什么。 */
export const Missing: Story = {
  name: "没填",
  play: async ({ canvasElement, userEvent }) => {
    const form = within(canvasElement);
    await waitForPage(authText.hasAccount)({ canvasElement });
    await userEvent.click(form.getByRole("button", { name: authText.register }));
    await expect(await form.findByText(authText.usernameMissing)).toBeVisible();
  },
};

/** 验证码没有取到，点图再取一次。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondUnreadable("captchaImage")),
  play: waitForPage(authText.captchaFailed),
};
