import { fillText } from "@lenscape/ui/lib/fill-text";
import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { getPath } from "#paths";
import { appearanceText } from "#shell/appearance/text.ts";
import { auth } from "#test/answers/auth.ts";
import { neverRespond, rejectWith, respondWith } from "#test/mock.ts";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { setupText as text } from "../text.ts";

const meta = {
  id: "pages-setup",
  title: "页面 Pages/建一个社区 Setup · 安装 初始化 第一位运营者 install founding",
  ...pageStory(`${getPath("setup")}?token=a`),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** 第一步：第一位运营者。没填的各说自己缺什么。 */
export const Visitor: Story = {
  name: "访客",
  play: async ({ canvasElement, userEvent }) => {
    await waitForPage(text.operatorLead)({ canvasElement });
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: fillText(text.next, { name: text.look }) }));
    await expect(await page.findByText(text.usernameRule)).toBeVisible();
  },
};

const STEPS = [text.look, text.start, text.mail, text.open];

interface PlayContext {
  canvasElement: HTMLElement;
  userEvent: {
    click: (element: Element) => Promise<void>;
    type: (element: Element, text: string) => Promise<void>;
  };
}

/** Fills the first step and continues by a number of steps. */
async function goToStep({ canvasElement, userEvent }: PlayContext, steps: number) {
  await waitForPage(text.operatorLead)({ canvasElement });
  const page = within(canvasElement);
  await userEvent.type(page.getByLabelText(text.username), "zhouyu");
  await userEvent.type(page.getByLabelText(text.password), "mountains-at-dawn");
  await userEvent.type(page.getByLabelText(text.again), "mountains-at-dawn");
  for (const name of STEPS.slice(0, steps)) {
    await userEvent.click(page.getByRole("button", { name: fillText(text.next, { name }) }));
    await page.findByRole("heading", { name, level: 1 });
  }
  return page;
}

/** 第二步：选一个直接用看不清的主色，页面说它调成了什么。 */
export const Look: Story = {
  name: "名字与样子",
  play: async (context) => {
    const page = await goToStep(context, 1);
    await context.userEvent.click(page.getByRole("radio", { name: "柠黄" }));
    await expect(page.getByText(/「柠黄」直接用只有/)).toBeVisible();
    await expect(page.getByLabelText(appearanceText.hex)).toHaveValue("#d6c21a");
    await expect(page.getByRole("row", { name: /按钮上的字/ })).toBeVisible();
  },
};

/** 第三步：圈子、用户组与一起带上的，各有多少。 */
export const Start: Story = {
  name: "圈子与用户组",
  play: async (context) => {
    const page = await goToStep(context, 2);
    await expect(page.getByText(fillText(text.extraNames.tasks, { n: "15" }))).toBeVisible();
    await context.userEvent.click(page.getByRole("button", { name: text.selectNone }));
    await expect(page.getByText(fillText(text.selectedCircles, { n: "0" }))).toBeVisible();
  },
};

/** 第四步：设了邮件，测试信没寄成，说服务器怎么答复。 */
export const MailRefused: Story = {
  name: "测试信没寄成",
  ...withResponses(
    ...respondWith({
      setupLook: {
        ...auth.setupLook,
        mailHost: "smtp.lenscape.example",
        mailFrom: "镜界 <noreply@lenscape.example>",
      },
    }),
  ),
  play: async (context) => {
    const page = await goToStep(context, 3);
    await context.userEvent.type(page.getByLabelText(text.mailTry), "zhou@lenscape.example");
    await context.userEvent.click(page.getByRole("button", { name: text.mailSend }));
    await expect(await page.findByText(/账号或密码不对（服务器答复 535）/)).toBeVisible();
  },
};

/** 没有设邮件：说要设什么。 */
export const NoMail: Story = {
  name: "没有邮件",
  play: async (context) => {
    const page = await goToStep(context, 3);
    await expect(page.getByText(text.mailOff)).toBeVisible();
  },
};

/** 最后一步：检查过的与要写下的；按下之后给恢复码，说接下来做什么。 */
export const Opened: Story = {
  name: "打开了",
  play: async (context) => {
    const page = await goToStep(context, 4);
    await expect(page.getByText(text.backup)).toBeVisible();
    await context.userEvent.click(page.getByRole("button", { name: text.submit }));
    await expect(await page.findByText(text.after.title)).toBeVisible();
  },
};

/** 地址用过了、过期了，或者不对。 */
export const Refused: Story = {
  name: "地址用不了",
  ...withResponses(...rejectWith(400, "setupLook")),
  play: waitForPage(text.invalidLinkLead),
};

/** 先有形状。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...neverRespond("setupLook")),
  play: waitForPage(text.title),
};
