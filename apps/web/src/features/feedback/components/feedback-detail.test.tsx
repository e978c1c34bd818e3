import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import type { FeedbackDetail } from "../queries.ts";
import { FeedbackDetailView } from "./feedback-detail.tsx";

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

test("links to the console for members who may handle feedback", async () => {
  const { app } = mount(<FeedbackDetailView feedback={feedback} userId="12" />, {}, "t");
  expect(await screen.findByRole("heading", { name: "录像时偶尔断开" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "在后台处理" })).toBeNull();
  const user = { userId: "12", userName: "m", nickName: "云野", avatar: "" };
  act(() => app.session.setInfo({ user, roles: [], permissions: ["thread.suggest.status"] }));
  const link = await screen.findByRole("link", { name: "在后台处理" });
  expect(link.getAttribute("href")).toBe("/pages/console/index?section=feedback&feedbackId=7");
});
