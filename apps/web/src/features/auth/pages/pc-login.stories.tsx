import type { StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { getPath } from "#paths";
import { passkeyText, twoStepText } from "#shell/sign-in/text.ts";
import { community } from "#test/answers/community.ts";
import {
  neverRespond,
  rejectPassword,
  requireSecondStep,
  respondUnreadable,
  respondWith,
} from "#test/mock.ts";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { authText } from "../text.ts";

const meta = {
  id: "pages-login",
  title: "页面 Pages/登录 Login · 登入 sign in",
  ...pageStory(getPath("pclogin")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 账号、密码与验证码。 */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage(authText.noAccount),
};

/** 已经登录：直接回首页。 */
export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("用 Lens One 拍完一整个秋天，聊聊第一视角的构图习惯"),
};

/** 账号或密码不对：在密码下面说清楚，填的留着，验证码换一张。 */
export const Refused: Story = {
  name: "失败",
  ...withResponses(...rejectPassword()),
  play: async ({ canvasElement, userEvent }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText(authText.username, { exact: false }), "yunye");
    await userEvent.type(await form.findByPlaceholderText(authText.captchaHint), "k7q4");
    await userEvent.type(form.getByLabelText(authText.password), "wrong-password");
    await userEvent.click(form.getByRole("button", { name: authText.login }));
    await waitFor(() =>
      expect(form.getByLabelText(authText.password)).toHaveAccessibleDescription(/用户不存在\/密码错误/),
    );
  },
};

/** 密码对了，账号还开着两步验证：就地要动态码，备用码也行。 */
export const SecondStep: Story = {
  name: "两步验证",
  ...withResponses(...requireSecondStep()),
  play: async ({ canvasElement, userEvent }) => {
    const form = within(canvasElement);
    await userEvent.type(await form.findByLabelText(authText.username, { exact: false }), "yunye");
    await userEvent.type(await form.findByPlaceholderText(authText.captchaHint), "k7q4");
    await userEvent.type(form.getByLabelText(authText.password), "Lenscape2026");
    await userEvent.click(form.getByRole("button", { name: authText.login }));
    await expect(await form.findByLabelText(twoStepText.code)).toBeVisible();
    window.sessionStorage.clear();
  },
};

/** 社区有通行密钥：多一个按钮，浏览器也在用户名一栏里给。 */
export const WithPasskeys: Story = {
  name: "通行密钥",
  ...withResponses(
    ...respondWith({
      siteInfo: { ...community.siteInfo, passkeyHost: window.location.hostname },
      passkeyBegin: {
        challenge: "8Yk0b3RtZ0x3R2VtN2RrU1o5bVFwV3hZdA",
        rpId: window.location.hostname,
        timeout: 300_000,
        userVerification: "required",
        allowCredentials: [],
      },
    }),
  ),
  play: waitForPage(passkeyText.login),
};

/** 社区有自己的身份平台：多一个按钮。 */
export const WithProvider: Story = {
  name: "统一登录",
  ...withResponses(
    ...respondWith({ wxWays: { web: 0, mini: 0, sms: 0, passkeyHost: "", oidcName: "公司账号" } }),
  ),
  play: waitForPage("用公司账号登录"),
};

/** 身份平台没有应答：按钮说明，其他方式照常。 */
export const ProviderAway: Story = {
  name: "统一登录连不上",
  ...withResponses(
    ...respondWith({
      wxWays: { web: 0, mini: 0, sms: 0, passkeyHost: "", oidcName: "公司账号", oidcAway: 1 },
    }),
  ),
  play: waitForPage("公司账号暂时连不上"),
};

/** 点图就再取一次。 */
export const Failed: Story = {
  name: "验证码没有取到",
  ...withResponses(...respondUnreadable("captchaImage")),
  play: waitForPage(authText.captchaFailed),
};

/** 验证码还在路上，表单已经能填。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("captchaImage")),
  play: waitForPage(authText.noAccount),
};
