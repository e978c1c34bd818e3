import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { paths } from "#paths";
import { mountRoutes } from "#test/mount.tsx";
import { PointsLedger } from "./points-ledger.tsx";

afterEach(cleanup);

test("keeps the income filter when a month is chosen and cleared", async () => {
  const { router, user } = mountRoutes(
    [{ path: "*", element: <PointsLedger /> }],
    paths.points(1),
    {
      "GET /api/bbs/points/list": { code: 200, rows: [], total: 0 },
      "GET /api/bbs/points/months": { code: 200, data: [{ month: "2026-11", income: 5, expense: 0 }] },
    },
    "t",
  );
  const location = () => router.state.location.pathname + router.state.location.search;
  await screen.findByRole("option", { name: "2026 年 11 月" });
  await user.selectOptions(screen.getByRole("combobox"), "2026-11");
  await waitFor(() => expect(location()).toBe(paths.points(1, "2026-11")));
  await user.selectOptions(screen.getByRole("combobox"), "");
  await waitFor(() => expect(location()).toBe(paths.points(1)));
});
