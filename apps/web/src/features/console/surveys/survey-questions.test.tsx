import { confirm } from "@lenscape/ui/confirm-dialog";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SurveyQuestions } from "./survey-questions.tsx";
import { newQuestion, type SurveyValues } from "./survey-values.ts";

vi.mock("@lenscape/ui/confirm-dialog", () => ({ confirm: vi.fn() }));
const asked = vi.mocked(confirm);

afterEach(cleanup);

test("a question that has been written is asked about before it goes, an empty one is not", async () => {
  const written = { ...newQuestion("single"), title: "常用哪些" };
  const empty = newQuestion("rating");
  const onChange = vi.fn();
  render(<SurveyQuestions questions={[written, empty]} onChange={onChange} />);
  asked.mockResolvedValueOnce(false);
  await userEvent.click(screen.getByRole("button", { name: "删除第 1 题" }));
  expect(asked).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "删除第 2 题" }));
  expect(asked).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledWith([written]);
});

function Making({ begun }: { begun: SurveyValues["questions"] }) {
  const [questions, setQuestions] = useState(begun);
  return <SurveyQuestions questions={questions} onChange={setQuestions} />;
}

const valuesOf = (name: RegExp) =>
  screen.getAllByRole<HTMLInputElement>("textbox", { name }).map(({ value }) => value);

test("Enter adds an option behind the one that is written, Alt with an arrow moves it, and it keeps the focus", async () => {
  const options = ["甲", "乙"].map((label) => ({ id: label, label }));
  render(<Making begun={[{ ...newQuestion("single"), options }]} />);
  await userEvent.click(screen.getByRole("textbox", { name: "选项 1" }));
  await userEvent.keyboard("{Enter}丙");
  expect(valuesOf(/^选项/)).toEqual(["甲", "丙", "乙"]);
  await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}丁");
  expect(valuesOf(/^选项/)).toEqual(["丙丁", "甲", "乙"]);
  expect(screen.getByText("丙现在第 1")).not.toBeNull();
});

test("a question that moves keeps the focus in its words, and a new one has it", async () => {
  render(<Making begun={["甲", "乙"].map((title) => ({ ...newQuestion("rating"), title }))} />);
  await userEvent.click(screen.getByRole("button", { name: "把第 2 题上移" }));
  await userEvent.keyboard("丙");
  expect(valuesOf(/^题目/)).toEqual(["乙丙", "甲"]);
  await userEvent.click(screen.getByRole("button", { name: "评分 1–5" }));
  await userEvent.keyboard("丁");
  expect(valuesOf(/^题目/)).toEqual(["乙丙", "甲", "丁"]);
});

test("a question that was found wanting tells it until it has been mended, a new one does not", async () => {
  function Refused() {
    const [questions, setQuestions] = useState([
      { ...newQuestion("rating"), id: "a" },
      newQuestion("rating"),
    ]);
    return (
      <SurveyQuestions questions={questions} faults={{ a: "请填写第 1 题的题目" }} onChange={setQuestions} />
    );
  }
  render(<Refused />);
  const [first] = screen.getAllByRole("textbox", { name: /^题目/, description: "请填写第 1 题的题目" });
  expect(first!.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("请填写第 2 题的题目")).toBeNull();
  await userEvent.type(first!, "几分");
  expect(screen.queryByText("请填写第 1 题的题目")).toBeNull();
});
