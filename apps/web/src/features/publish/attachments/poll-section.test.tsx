import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { createEmptyPoll, type DraftPoll } from "./draft-poll.ts";
import { PollSection } from "./poll-section.tsx";

function Form({ initial }: { initial: DraftPoll | null }) {
  const [poll, setPoll] = useState(initial);
  return <PollSection poll={poll} onChange={setPoll} />;
}

const renderForm = (initial: DraftPoll | null) =>
  render(
    <Providers app={testApp().app}>
      <Form initial={initial} />
    </Providers>,
  );

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

test("focuses the first option of an added poll", async () => {
  renderForm(null);
  fireEvent.click(screen.getByRole("button", { name: "添加投票" }));
  const first = await screen.findByRole("textbox", { name: "选项 1" });
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([first]);
});

test("does not focus the poll of a restored draft", async () => {
  renderForm(createEmptyPoll());
  await screen.findByRole("textbox", { name: "选项 1" });
  expect(document.activeElement).toBe(document.body);
});
