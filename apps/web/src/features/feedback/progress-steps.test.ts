import { expect, test } from "vitest";
import { getProgressSteps } from "./progress-steps.ts";

test("GEN-015 returns past, current and upcoming steps of a report", () => {
  const formatSteps = (status?: Parameters<typeof getProgressSteps>[0]) =>
    getProgressSteps(status).map(({ status: step, state }) => `${step} ${state}`);
  expect(formatSteps(0)).toEqual(["0 now", "1 todo", "2 todo", "3 todo"]);
  expect(formatSteps(2)).toEqual(["0 done", "1 done", "2 now", "3 todo"]);
  expect(formatSteps(3)).toEqual(["0 done", "1 done", "3 done"]);
  expect(formatSteps(4)).toEqual(["0 done", "4 refused"]);
  expect(formatSteps(5)).toEqual(["0 done", "5 now"]);
  expect(formatSteps()).toEqual(["0 todo", "1 todo", "2 todo", "3 todo"]);
});
