import type { AcceptedAnswer, Question } from "@lenscape/api/types";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { author } from "#test/answers/people.ts";
import { mount } from "#test/mount.tsx";
import { threadQuestionText as text } from "../text.ts";
import { AcceptedAnswerCard } from "./accepted-answer.tsx";

afterEach(cleanup);

const accepted: AcceptedAnswer = {
  ...{ postId: "9", content: "<p>先关蓝牙。</p>", imageList: [], user: author("10"), floor: 1 },
  ...{ postedAt: "2026-11-03 08:00:00", acceptedAt: "2026-11-03 09:00:00", isByAsker: 1 },
  ...{ likeCount: 0, replyCount: 0, helpedCount: 0, device: "Lens One", firmware: "1.0.6" },
  newer: { firmware: "1.1.0", works: 2, fails: 0 },
};

const show = (model: string) => {
  const question = { model, firmware: "", answerCount: 1, accepted } as unknown as Question;
  mount(<AcceptedAnswerCard threadId="1" question={question} accepted={accepted} />);
};

test("shows the firmware only beside its own device", () => {
  show("Lens One");
  screen.getByText("Lens One，固件 1.0.6");
  cleanup();
  show("Lens Air");
  screen.getByText("Lens One");
});

test("shows the non-zero votes to members who may not vote", () => {
  show("Lens One");
  screen.getByText(`${text.works} 2`);
  expect(screen.queryByText(new RegExp(`^${text.fails}`))).toBeNull();
});
