import { fillText } from "@lenscape/ui/lib/fill-text";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { getDraftModelId } from "#features/devices/draft-model.ts";
import { paths } from "#paths";
import { community } from "#test/answers/community.ts";
import { openPage } from "#test/open-page.tsx";
import { firstRunText as text } from "../text.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const [circle] = community.circleList.rows.filter(({ joinType, isOpen }) => joinType === 0 && isOpen === 1);
const answers = {
  "GET /api/bbs/device/models": { code: 200, data: community.deviceModels },
  "GET /api/without/circle": { code: 200, rows: [circle], total: 1 },
  "POST /api/bbs/circle/join": { code: 200, data: { state: "joined", memberCount: 7 } },
};

test("prefills the certification with the chosen model, joins the circles and opens the requested page", async () => {
  const { sent, user, router } = openPage(paths.firstRun("/pages/mine/index?type=3"), answers, "t");

  const [model] = await screen.findAllByRole("radio");
  await user.click(model!);
  expect(getDraftModelId("12")).toBe(community.deviceModels[0]?.id);
  await user.click(screen.getByRole("button", { name: text.next }));
  await user.click(await screen.findByRole("checkbox", { name: new RegExp(circle!.groupName) }));
  await user.click(screen.getByRole("button", { name: fillText(text.join, { n: "1" }) }));
  await user.click(await screen.findByRole("button", { name: text.enter }));
  expect(sent.filter(({ to }) => to === "POST /api/bbs/circle/join")).toHaveLength(1);
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe("/pages/mine/index?type=3"),
  );
});

test("preselects the model of a certified device without prefilling a certification", async () => {
  const [, model] = community.deviceModels;
  openPage(
    paths.firstRun(),
    {
      ...answers,
      "GET /api/bbs/device/list": {
        code: 200,
        data: { ...community.deviceList, devices: [{ id: "1", authStatus: 1, model }] },
      },
    },
    "t",
  );

  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("radio", { checked: true }).value).toBe(model!.id),
  );
  expect(getDraftModelId("12")).toBe("");
});

test("VALID-015 VALID-016 asks for confirmation before a task starts", async () => {
  const task = { ...community.taskStarterList.data[0]!, finish: false, mprouter: "/pages/content/community" };
  const { router, user } = openPage(
    `${paths.firstRun()}?step=tasks`,
    { ...answers, "GET /api/bbs/task/starter/list": { code: 200, data: [task], total: 1 } },
    "t",
  );

  await user.click(await screen.findByRole("button", { name: `去完成 ${task.name}` }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "提示" }));
  dialog.getByText(`确定要完成「${task.name}」吗？`);
  await user.click(dialog.getByRole("button", { name: "确定" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/pages/content/community"));
});
