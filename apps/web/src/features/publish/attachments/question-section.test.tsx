import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import type { DraftQuestion } from "./draft-question.ts";
import { QuestionSection } from "./question-section.tsx";

const OK = { code: 200, msg: "操作成功" };
const ownDevice = { model: "Lens One", firmware: "1.1.1" };

function Form({ initial }: { initial: DraftQuestion | null }) {
  const [question, setQuestion] = useState(initial);
  const [search] = useSearchParams();
  const isQuestion = search.get("ask") === "1";
  return (
    <>
      <p>{question ? `问 ${question.model}` : "不问"}</p>
      <QuestionSection title="" question={question} isQuestion={isQuestion} onChange={setQuestion} />
    </>
  );
}

function renderAt(search: string, initial: DraftQuestion | null = null) {
  const { app } = testApp(
    {
      "GET /api/bbs/question/mine": { ...OK, data: { models: [ownDevice], waiting: 0 } },
      "GET /api/without/dict/device_model": { ...OK, data: [] },
    },
    { token: "t" },
  );
  const router = createMemoryRouter([{ path: "*", element: <Form initial={initial} /> }], {
    initialEntries: [{ pathname: "/publish", search, state: { resumed: true } }],
  });
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

afterEach(cleanup);

test("fills in the certified device and clears the question when the tab is left", async () => {
  const router = renderAt("?currentContentIndex=1&ask=1");
  await screen.findByText("问 Lens One");
  await act(() => router.navigate("/publish?currentContentIndex=1"));
  await screen.findByText("不问");
  expect(screen.queryByLabelText("固件版本")).toBeNull();
});

test("selects the tab of a restored question and keeps its fields", async () => {
  const router = renderAt("?currentContentIndex=1&draftId=7", { model: "Lens Lite", firmware: "1.0.0" });
  await waitFor(() => expect(router.state.location.search).toBe("?currentContentIndex=1&draftId=7&ask=1"));
  expect(router.state.location.state).toEqual({ resumed: true });
  expect(screen.getByText("问 Lens Lite")).toBeDefined();
});
