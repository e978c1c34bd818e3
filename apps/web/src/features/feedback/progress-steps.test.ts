import { expect, test } from "vitest";
import { progressSteps } from "./progress-steps.ts";

test("GEN-015 the way of a feedback shows where it is: what came before is done, how it ended is said", () => {
  const way = (status?: Parameters<typeof progressSteps>[0]) =>
    progressSteps(status).map(({ at, state }) => `${at} ${state}`);
  expect(way(0)).toEqual(["0 now", "1 todo", "2 todo", "3 todo"]);
  expect(way(2)).toEqual(["0 done", "1 done", "2 now", "3 todo"]);
  expect(way(3)).toEqual(["0 done", "1 done", "3 done"]);
  expect(way(4)).toEqual(["0 done", "4 refused"]);
  expect(way(5)).toEqual(["0 done", "5 now"]);
  expect(way()).toEqual(["0 todo", "1 todo", "2 todo", "3 todo"]);
});
