import type { StoryObj } from "@storybook/react-vite";
import { paths } from "#paths";
import { author } from "#test/answers/people.ts";
import { row } from "#test/answers/threads.ts";
import { tags } from "#test/answers/topics.ts";
import { emptyList, neverRespond, respondUnreadable, respondWith } from "#test/mock.ts";
import { expectPlaceholders, expectRetry, waitForPage } from "#test/page-plays.ts";
import { pageStory, withResponses } from "#test/page-story.tsx";
import { questionsText } from "../text.ts";

const meta = {
  id: "pages-questions",
  title: "页面 Pages/问答 Questions · 提问 采纳 Q&A",
  ...pageStory(paths.questions()),
};

export default meta;
type Story = StoryObj<typeof meta>;

const question = (id: string, title: string, answerCount: number, isSolved: 0 | 1 = 0) =>
  row({
    id,
    title,
    excerpt: "充了一晚还是 80%，镜盒灯是白色常亮。客服让我等更新，想知道有没有人也是。",
    user: author("42"),
    postedAt: "2026-11-20 21:08:00",
    topicList: tags(),
    hotScore: 10,
    viewCount: 120,
    replyCount: answerCount,
    likeCount: 4,
    favoriteCount: 1,
    circle: undefined as never,
    question: { isSolved, model: "Lens One", firmware: "1.1.1", answerCount },
  });
const open = [
  question("901", "镜盒充电到 80% 就停，换线也一样", 3),
  question("902", "跑步时镜腿触控偶尔没反应", 0),
];
const solved = [question("903", "抬显偏左一截，怎么调回来？", 6, 1)];
const listed = {
  deviceModels: [],
  questionList: ({ state }: { state?: string }) =>
    state === "solved" ? { rows: solved, total: 1 } : { rows: open, total: 2 },
  questionQueue: { rows: open, total: 2 },
  questionMine: { asked: 12, answered: 48, accepted: 19, models: [{ model: "Lens One", firmware: "1.1.1" }] },
};

/** 未解决的提问，最近的在前。 */
export const Visitor: Story = {
  name: "访客",
  ...withResponses(...respondWith(listed)),
  play: waitForPage("镜盒充电到 80% 就停，换线也一样"),
};

/** 已解决的带勾。 */
export const Solved: Story = {
  name: "已解决",
  args: { address: paths.questions("solved") },
  ...withResponses(...respondWith(listed)),
  play: waitForPage("抬显偏左一截，怎么调回来？"),
};

/** 按自己认证过的型号挑选，等得最久的在前。 */
export const Member: Story = {
  name: "等你回答",
  args: { viewer: "member", address: paths.questions("mine") },
  ...withResponses(...respondWith(listed)),
  play: waitForPage("跑步时镜腿触控偶尔没反应", questionsText.ownTitle),
};

/** 没有等着解决的。 */
export const Empty: Story = {
  name: "空",
  ...withResponses(...respondWith({ ...listed, questionList: emptyList })),
  play: waitForPage(questionsText.empty.open),
};

/** 没有取到，可以重试。 */
export const Failed: Story = {
  name: "失败",
  ...withResponses(...respondWith({ deviceModels: [] }), ...respondUnreadable("questionList")),
  play: expectRetry,
};

/** 还在路上。 */
export const Slow: Story = {
  name: "慢",
  ...withResponses(...respondWith({ deviceModels: [] }), ...neverRespond("questionList")),
  play: expectPlaceholders,
};
