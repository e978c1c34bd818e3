import type { Activity } from "@lenscape/api/types";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { paths } from "#paths";
import { Providers } from "#shell/frame/providers.tsx";
import { mount } from "#test/mount.tsx";
import { testApp } from "#test/test-app.ts";
import { activity as activityQuery } from "../queries.ts";
import { SignupPanel } from "./signup-panel.tsx";

afterEach(cleanup);

const open = {
  ...{ id: "7", groupId: "1", title: "河岸慢跑", cover: "", cancelReason: "", joined: [] },
  ...{ startAt: "2126-11-23 08:00:00", endAt: "2126-11-23 10:00:00" },
  ...{ signStartAt: "2026-11-01 08:00:00", signEndAt: "2126-11-22 18:00:00" },
  ...{ isOnline: 1, maxNum: 2, joinedNum: 1, needAudit: 0, costPoints: 0, state: 1, organised: 1 },
  ...{ agenda: [], fields: [], organiser: { userId: "1", nickname: "阿河", avatar: "" } },
} as unknown as Activity;

test("shows why the last seat was missed and keeps the values until a seat is free again", async () => {
  const answers: Record<string, unknown> = {
    "GET /api/bbs/activity/detail": { code: 200, data: open },
    "GET /api/bbs/activity/mine": { code: 200, data: { isOrganiser: 0 } },
    "POST /api/bbs/activity/signup": { code: 409, msg: "报名人数已满" },
  };
  const { app } = testApp(answers, { token: "t" });
  function Panel() {
    const { data = open } = useQuery(activityQuery(app.api, open.id));
    return <SignupPanel activity={data} form="inline" />;
  }
  render(
    <QueryClientProvider client={app.queries}>
      <MemoryRouter>
        <Providers app={app}>
          <Panel />
        </Providers>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/怎么称呼/), "阿岸");
  await user.type(screen.getByLabelText(/手机号/), "13800008000");
  answers["GET /api/bbs/activity/detail"] = { code: 200, data: { ...open, joinedNum: 2 } };
  await user.click(screen.getByRole("button", { name: "报名" }));
  expect(await screen.findByText("报名人数已满")).toBeTruthy();
  expect((await screen.findByRole("button", { name: "名额已满" })).hasAttribute("disabled")).toBe(true);
  expect(screen.getByText("报名人数已满")).toBeTruthy();
  answers["GET /api/bbs/activity/detail"] = { code: 200, data: open };
  await app.queries.invalidateQueries();
  expect(((await screen.findByLabelText(/手机号/)) as HTMLInputElement).value).toBe("13800008000");
});

test("sends a visitor to the login and back to the activity", () => {
  mount(<SignupPanel activity={open} form="inline" />);
  expect(screen.getByRole("link").getAttribute("href")).toBe(paths.pclogin(paths.activity("7")));
});
