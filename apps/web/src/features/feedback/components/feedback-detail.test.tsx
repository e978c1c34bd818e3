import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import type { FeedbackDetail } from "../queries.ts";
import DetailView from "./feedback-detail.tsx";

afterEach(cleanup);

const feedback = {
  ...{
    id: "7",
    no: "F0007",
    kind: "bug",
    title: "录像时偶尔断开",
    status: 0,
    createdAt: "2026-11-20 08:00:00",
  },
  ...{ content: "录到一半就停", steps: "", expected: "", actual: "", mergedTitle: "", frequency: "" },
  ...{ imageList: [], replies: [], rating: 0, ratingRemark: "", isMine: 0 },
} as unknown as FeedbackDetail;

test("who handles feedback finds the way to it from the feedback itself, and nobody else does", async () => {
  const { app } = mount(<DetailView feedback={feedback} userId="12" />, {}, "t");
  expect(await screen.findByRole("heading", { name: "录像时偶尔断开" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "在后台处理" })).toBeNull();
  const user = { userId: "12", userName: "m", nickName: "云野", avatar: "" };
  act(() => app.session.setInfo({ user, roles: [], permissions: ["thread.suggest.status"] }));
  const way = await screen.findByRole("link", { name: "在后台处理" });
  expect(way.getAttribute("href")).toBe("/pages/console/index?section=feedback&feedbackId=7");
});
