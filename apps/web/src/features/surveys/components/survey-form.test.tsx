import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import type { Survey } from "../queries.ts";
import { SurveyForm } from "./survey-form.tsx";

const SUBMIT = "POST /api/bbs/questionnaire/submit";

const survey: Survey = {
  ...{
    id: "9",
    revision: 1,
    title: "说说用下来的感受",
    intro: "",
    status: 1,
    isAnswered: 0,
    rewardPoints: 0,
  },
  ...{ startAt: "2026-01-01 00:00:00", endAt: "2026-12-31 00:00:00", questionCount: 1, answerCount: 0 },
  questions: [
    { ...{ id: "1", type: "image", title: "拍一张", required: 0, options: [], min: 0, max: 3 }, hint: "" },
  ],
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("does not submit during an upload, and submits after the picture is removed", async () => {
  const { app, sent } = testApp(
    { [SUBMIT]: { code: 200, msg: "操作成功", data: { points: 0 } } },
    { token: "t" },
  );
  const slowApp = { ...app, api: { ...app.api, upload: () => new Promise<never>(() => undefined) } };
  const router = createMemoryRouter([
    { path: "*", element: <SurveyForm survey={survey} userId="1" onDone={() => undefined} /> },
  ]);
  const { container } = render(
    <Providers app={slowApp}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const control = container.querySelector<HTMLInputElement>("input[type=file]");
  if (!control) throw new Error("no file control");
  await userEvent.upload(control, new File(["x"], "a.png", { type: "image/png" }));
  await userEvent.click(screen.getByRole("button", { name: "提交" }));
  expect(screen.getByRole("alert").textContent).toContain("请等待图片上传完成");
  expect(sent.filter(({ to }) => to === SUBMIT)).toHaveLength(0);

  await userEvent.click(screen.getByRole("button", { name: /取消|移除/ }));
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "提交" }));
  await expect.poll(() => sent.filter(({ to }) => to === SUBMIT)).toHaveLength(1);
});
