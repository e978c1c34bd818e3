import { confirm } from "@lenscape/ui/confirm-dialog";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { SurveyQuestions } from "./survey-questions.tsx";
import { newQuestion } from "./survey-values.ts";

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
