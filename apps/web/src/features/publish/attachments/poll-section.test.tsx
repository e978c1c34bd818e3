import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Providers } from "#shell/frame/providers.tsx";
import { testApp } from "#test/test-app.ts";
import { type DraftPoll, emptyPoll } from "./draft-poll.ts";
import { PollPart } from "./poll-section.tsx";

function Form({ kept }: { kept: DraftPoll | null }) {
  const [poll, setPoll] = useState(kept);
  return <PollPart poll={poll} onChange={setPoll} />;
}

const open = (kept: DraftPoll | null) =>
  render(
    <Providers app={testApp().app}>
      <Form kept={kept} />
    </Providers>,
  );

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

test("a poll that is asked for is gone on with in its first option, in sight", async () => {
  open(null);
  fireEvent.click(screen.getByRole("button", { name: "添加投票" }));
  const first = await screen.findByRole("textbox", { name: "选项 1" });
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([first]);
});

test("a poll that comes with a draft leaves the focus where it is", async () => {
  open(emptyPoll());
  await screen.findByRole("textbox", { name: "选项 1" });
  expect(document.activeElement).toBe(document.body);
});
