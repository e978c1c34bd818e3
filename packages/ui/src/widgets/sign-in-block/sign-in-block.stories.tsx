import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { usage } from "../../docs/usage.ts";
import { SignInBlock, SignInStrip, SunArc } from "./sign-in-block.tsx";

/** The days up to the 22nd. */
const daysOf = (...signed: number[]) => signed.map((one, n) => ({ name: String(17 + n), signed: one === 1 }));

const meta = {
  id: "sign-in-block",
  title: "动作 Actions/签到块 SignInBlock · 打卡 签到 积分 check-in",
  component: SignInBlock,
  tags: ["autodocs"],
  parameters: usage({
    purpose: "首页侧栏第一块：签到与连续天数。",
    use: "首页侧栏第一块，登录后才有；手机首页放在信息流上方。",
    avoid: "游客看不到它，不要放一个「登录后签到」的空壳。",
    keys: { Tab: "去兑换 → 签到按钮", "Enter 或空格": "签到；提交中再按不重复" },
    copy: "按钮说清结果：「签到，领 5 积分」；签过写「今日已签到」。",
  }),
  args: {
    greeting: "早上好，云野",
    points: 2480,
    redeemHref: "#mall",
    days: daysOf(1, 1, 1, 1, 1, 0),
    reward: 5,
    signed: false,
    onSignIn: fn(),
    note: "已连续 5 天，再签 2 天得「一周不落」徽章",
    className: "max-w-80",
  },
} satisfies Meta<typeof SignInBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 今天还没签。 */
export const Default: Story = {
  parameters: { proves: "SIDE-001 SIDE-002 the block shows the points and a sign button" },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText("2,480")).toBeVisible();
    await expect(canvas.getByRole("img", { name: /最近签到：17已签，.*今天未签$/ })).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-slot=sign-in-day][data-state=signed]")).toHaveLength(
      5,
    );
    await userEvent.click(canvas.getByRole("button", { name: "签到，领 5 积分" }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
};
export const Playground: Story = {};
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "正在签到" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.dblClick(button);
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};
export const Signed: Story = {
  args: {
    signed: true,
    points: 2485,
    days: daysOf(1, 1, 1, 1, 1, 1),
    signPageHref: "#sign",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "今日已签到" })).toHaveAttribute("href", "#sign");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
/** 第一天：还一天都没签过。 */
export const FirstDay: Story = { args: { days: daysOf(0, 0, 0, 0, 0, 0), note: undefined } };
/** 断过两天。 */
export const Gaps: Story = { args: { days: daysOf(1, 0, 1, 0, 1, 0) } };
/** 还不知道今天签没签：没有能按错的按钮。 */
export const Loading: Story = {
  args: { points: undefined, days: [], reward: undefined, signed: undefined, note: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    const block = canvasElement.querySelector("[data-slot=sign-in-block]");
    await expect(block).toHaveAttribute("aria-busy", "true");
  },
};
export const LongText: Story = {
  args: {
    greeting: `早上好，${"名字很长".repeat(9)}`,
    points: 12_800_000_000,
    note: "说明也很长".repeat(20),
  },
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector("[data-slot=sign-in-block]") as HTMLElement;
    await expect(block.scrollWidth).toBeLessThanOrEqual(block.clientWidth);
  },
};
/** 手机首页：一条横卡。 */
export const Strip: Story = {
  render: ({ points, reward, signed, onSignIn }) => (
    <SignInStrip
      {...{ points, reward, signed, onSignIn }}
      note="已连续签到 5 天，今天再来一次"
      signPageHref="#sign"
      className="max-w-90"
    />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "签到 +5" }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
};
/** 签到页的大曲线。 */
export const LargeArc: Story = {
  render: ({ days, reward }) => <SunArc size="lg" days={days} reward={reward} className="max-w-114" />,
};
