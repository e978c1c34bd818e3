import { confirm } from "@lenscape/ui/confirm-dialog";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SurveyQuestions } from "./survey-questions.tsx";
import { createQuestion, type SurveyValues } from "./survey-values.ts";

vi.mock("@lenscape/ui/confirm-dialog", () => ({ confirm: vi.fn() }));
const confirmMock = vi.mocked(confirm);

afterEach(cleanup);

test("confirms the removal of a filled question, but not of an empty one", async () => {
  const filled = { ...createQuestion("single"), title: "常用哪些" };
  const empty = createQuestion("rating");
  const onChange = vi.fn();
  render(<SurveyQuestions questions={[filled, empty]} onChange={onChange} />);
  confirmMock.mockResolvedValueOnce(false);
  await userEvent.click(screen.getByRole("button", { name: "删除第 1 题" }));
  expect(confirmMock).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "删除第 2 题" }));
  expect(confirmMock).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledWith([filled]);
});

function ControlledQuestions({ initial }: { initial: SurveyValues["questions"] }) {
  const [questions, setQuestions] = useState(initial);
  return <SurveyQuestions questions={questions} onChange={setQuestions} />;
}

const getValues = (name: RegExp) =>
  screen.getAllByRole<HTMLInputElement>("textbox", { name }).map(({ value }) => value);

test("adds an option after the current one on Enter, and moves it with Alt and an arrow key while it keeps the focus", async () => {
  const options = ["甲", "乙"].map((label) => ({ id: label, label }));
  render(<ControlledQuestions initial={[{ ...createQuestion("single"), options }]} />);
  await userEvent.click(screen.getByRole("textbox", { name: "选项 1" }));
  await userEvent.keyboard("{Enter}丙");
  expect(getValues(/^选项/)).toEqual(["甲", "丙", "乙"]);
  await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}丁");
  expect(getValues(/^选项/)).toEqual(["丙丁", "甲", "乙"]);
  expect(screen.getByText("丙现在第 1")).not.toBeNull();
});

test("keeps the focus in a moved question, and focuses a new one", async () => {
  render(
    <ControlledQuestions initial={["甲", "乙"].map((title) => ({ ...createQuestion("rating"), title }))} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "把第 2 题上移" }));
  await userEvent.keyboard("丙");
  expect(getValues(/^题目/)).toEqual(["乙丙", "甲"]);
  await userEvent.click(screen.getByRole("button", { name: "评分 1–5" }));
  await userEvent.keyboard("丁");
  expect(getValues(/^题目/)).toEqual(["乙丙", "甲", "丁"]);
});

test("shows the error of an invalid question until it is fixed, and none for a new question", async () => {
  function InvalidQuestions() {
    const [questions, setQuestions] = useState([
      { ...createQuestion("rating"), id: "a" },
      createQuestion("rating"),
    ]);
    return (
      <SurveyQuestions questions={questions} errors={{ a: "请填写第 1 题的题目" }} onChange={setQuestions} />
    );
  }
  render(<InvalidQuestions />);
  const [first] = screen.getAllByRole("textbox", { name: /^题目/, description: "请填写第 1 题的题目" });
  expect(first!.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("请填写第 2 题的题目")).toBeNull();
  await userEvent.type(first!, "几分");
  expect(screen.queryByText("请填写第 1 题的题目")).toBeNull();
});
