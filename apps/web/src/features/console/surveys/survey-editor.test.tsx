import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { SurveyEditor } from "./survey-editor.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const SAVE = "POST /api/bbs/questionnaire/manage/save";

function mountEditor() {
  const refusal = { code: 400, msg: "标题里有敏感词" };
  return mount(<SurveyEditor onSaved={() => undefined} />, { [SAVE]: refusal }, "t");
}

test("shows and focuses the error at the end time if it is before the start, and sends no request", async () => {
  const { user, sent } = mountEditor();
  await user.type(await screen.findByLabelText(/^标题/), "常用哪些");
  const end = screen.getByLabelText(/截止时间/);
  await user.clear(end);
  await user.type(end, "2020-01-01T00:00");
  await user.click(screen.getByRole("button", { name: "存为草稿" }));
  expect(await screen.findByText("截止时间要在开始时间之后")).toBeDefined();
  expect(end.getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(end));
  expect(sent.some(({ to }) => to === SAVE)).toBe(false);
});

test("shows a server error in the sticky toolbar", async () => {
  const { user } = mountEditor();
  await user.type(await screen.findByLabelText(/^标题/), "常用哪些");
  const save = screen.getByRole("button", { name: "存为草稿" });
  await user.click(save);
  const bar = save.closest<HTMLElement>("[data-slot=card]")!;
  expect((await within(bar).findByRole("alert")).textContent).toContain("标题里有敏感词");
});
