import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { getPath } from "#paths";
import { community } from "#test/answers/community.ts";
import { openPage } from "#test/open-page.tsx";
import { checkInText as text } from "../text.ts";

afterEach(cleanup);

test("claims a reached reward in place, and asks for the address of a physical one", async () => {
  const [, , reached, , goods] = community.prizeList.rows;
  const offered = [reached!, { ...goods!, status: 1 }];
  const { sent, user } = openPage(
    getPath("checkIn"),
    {
      "GET /api/bbs/checkin/prize/list": { code: 200, rows: offered, total: 2 },
      "GET /api/bbs/checkin/info": { code: 200, data: community.checkInInfo },
      "POST /api/bbs/checkin/prize/claim": {
        code: 200,
        data: { type: "points", amount: 80, prizeName: reached!.name },
      },
    },
    "t",
  );
  const claims = () => sent.filter(({ to }) => to === "POST /api/bbs/checkin/prize/claim");

  await user.click(await screen.findByRole("button", { name: /^15 天.*领取$/ }));
  expect(claims()).toMatchObject([{ body: { prizeId: reached!.id } }]);
  await user.click(screen.getByRole("button", { name: /^30 天.*领取$/ }));
  await screen.findByRole("dialog", { name: text.claimTitle.replace("{name}", goods!.name) });
  expect(claims()).toHaveLength(1);
});

test("shows a lottery result until it is closed, with a link to the points", async () => {
  const [, , reached] = community.prizeList.rows;
  const { user } = openPage(
    getPath("checkIn"),
    {
      "GET /api/bbs/checkin/prize/list": { code: 200, rows: [{ ...reached!, type: "lottery" }], total: 1 },
      "GET /api/bbs/checkin/info": { code: 200, data: community.checkInInfo },
      "POST /api/bbs/checkin/prize/claim": {
        code: 200,
        data: { type: "lottery", amount: 66, prizeName: "抽奖一次" },
      },
    },
    "t",
  );
  await user.click(await screen.findByRole("button", { name: /领取$/ }));
  const resultDialog = within(await screen.findByRole("dialog", { name: "抽奖一次" }));
  resultDialog.getByText("抽中 66 积分");
  expect(resultDialog.getByRole("link", { name: text.pointsDetail }).getAttribute("href")).toBe(
    getPath("points"),
  );
  await user.click(resultDialog.getByRole("button", { name: text.fine }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
