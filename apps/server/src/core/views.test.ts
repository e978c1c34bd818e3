import { expect, test, vi } from "vitest";
import type { Db } from "../db/client.ts";
import { ViewCounter } from "./views.ts";

test("views that could not be written are written with the next ones", async () => {
  const execute = vi.fn(async (_statement: unknown) => {});
  const views = new ViewCounter({ execute } as unknown as Db, { warn: vi.fn() });
  views.add([["threads", "7"]]);
  execute.mockRejectedValueOnce(new Error("down"));
  await expect(views.flush()).rejects.toThrow("down");
  await views.flush();
  expect(execute).toHaveBeenCalledTimes(2);
  await views.flush();
  expect(execute).toHaveBeenCalledTimes(2);
  await views.close();
});
