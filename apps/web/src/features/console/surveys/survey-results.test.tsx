import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { ResultsDialog } from "./survey-results.tsx";

afterEach(cleanup);

const question = { title: "", answered: 8, average: 0, counts: [], imageList: [] };
const createCount = (label: string, count: number, place = 0) => ({ id: label, label, count, place });

/** Returns label, bar length and text of each result line of a question. */
const getLines = (title: string) => {
  const item = screen.getByRole("heading", { name: title }).closest("li")!;
  return within(item)
    .getAllByRole("progressbar")
    .map((bar) => [
      bar.getAttribute("aria-label"),
      Number(bar.getAttribute("aria-valuenow")),
      bar.nextElementSibling?.textContent,
    ]);
};
const getSummary = (title: string) =>
  screen.getByRole("heading", { name: title }).nextElementSibling?.textContent;

test("shows the share of answers for choices, and the mean position for rankings", async () => {
  const questions = [
    {
      ...{ ...question, id: "1", type: "multiple", title: "常拍什么" },
      counts: [createCount("日出", 8), createCount("街头", 3), createCount("星空", 0)],
    },
    {
      ...{ ...question, id: "2", type: "sort", title: "哪个更要紧" },
      counts: [
        createCount("画质", 8, 1),
        createCount("续航", 8, 2.5),
        createCount("重量", 8, 4),
        createCount("价格", 8, 3),
      ],
    },
    {
      ...{ ...question, id: "3", type: "single", title: "还没有人选", answered: 0 },
      counts: [createCount("甲", 0)],
    },
    { ...question, id: "4", type: "rating", title: "打几分", average: 4.5, counts: [createCount("5", 4)] },
    { ...question, id: "5", type: "nps", title: "会推荐吗", average: -12, counts: [createCount("10", 1)] },
  ];
  mount(
    <ResultsDialog surveyId="7" onClose={() => undefined} />,
    {
      "GET /api/bbs/questionnaire/results": {
        ...{ code: 200, msg: "操作成功" },
        data: { title: "秋天的问卷", answerCount: 8, questions },
      },
    },
    "t",
  );
  await screen.findByRole("heading", { name: "常拍什么" });
  expect(getLines("常拍什么")).toEqual([
    ["日出", 100, "8 人，100%"],
    ["街头", 37.5, "3 人，38%"],
    ["星空", 0, "0 人，0%"],
  ]);
  expect(getLines("哪个更要紧")).toEqual([
    ["画质", 100, "平均第 1 位"],
    ["续航", 62.5, "平均第 2.5 位"],
    ["重量", 25, "平均第 4 位"],
    ["价格", 50, "平均第 3 位"],
  ]);
  expect(getLines("还没有人选")).toEqual([["甲", 0, "0 人，0%"]]);
  expect(getSummary("常拍什么")).toBe("多选，8 人作答");
  expect(getSummary("打几分")).toBe("评分 1–5，8 人作答，平均 4.5 分");
  expect(getSummary("会推荐吗")).toMatch(/，8 人作答，净推荐值 -12$/);
});
