import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import type { DraftQuestion } from "./draft-question.ts";
import { QuestionPart } from "./question-section.tsx";

const OK = { code: 200, msg: "操作成功" };
const own = { model: "Lens One", firmware: "1.1.1" };

function Form({ kept }: { kept: DraftQuestion | null }) {
  const [question, setQuestion] = useState(kept);
  const [search] = useSearchParams();
  const asked = search.get("ask") === "1";
  return (
    <>
      <p>{question ? `问 ${question.model}` : "不问"}</p>
      <QuestionPart title="" question={question} asked={asked} onChange={setQuestion} />
    </>
  );
}

function open(address: string, kept: DraftQuestion | null = null) {
  const { app } = testApp(
    {
      "GET /api/bbs/question/mine": { ...OK, data: { models: [own], waiting: 0 } },
      "GET /api/without/dict/device_model": { ...OK, data: [] },
    },
    { token: "t" },
  );
  const router = createMemoryRouter([{ path: "*", element: <Form kept={kept} /> }], {
    initialEntries: [{ pathname: "/publish", search: address, state: { resumed: true } }],
  });
  render(
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

afterEach(cleanup);

test("the tab of questions asks, about the device of one's own, and leaving it asks nothing", async () => {
  const router = open("?currentContentIndex=1&ask=1");
  await screen.findByText("问 Lens One");
  await act(() => router.navigate("/publish?currentContentIndex=1"));
  await screen.findByText("不问");
  expect(screen.queryByLabelText("固件版本")).toBeNull();
});

test("a draft that asks is opened under the tab of questions, and keeps what it asks about", async () => {
  const router = open("?currentContentIndex=1&draftId=7", { model: "Lens Lite", firmware: "1.0.0" });
  await waitFor(() => expect(router.state.location.search).toBe("?currentContentIndex=1&draftId=7&ask=1"));
  expect(router.state.location.state).toEqual({ resumed: true });
  expect(screen.getByText("问 Lens Lite")).toBeDefined();
});
