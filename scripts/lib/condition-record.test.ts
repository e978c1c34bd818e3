import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { conditionVisits, type Visit } from "./condition-record.ts";

const nothing = { reducedMotion: [], forcedColors: [], largeText: [], narrow: [] };

/** Returns the record that a run leaves next to the pages. */
function recordOf(visits: Visit[]): unknown {
  const built = mkdtempSync(join(tmpdir(), "built-"));
  const { env, keep } = conditionVisits(built);
  for (const visit of visits) appendFileSync(env.CONDITION_VISITS, `${JSON.stringify(visit)}\n`);
  keep();
  return JSON.parse(readFileSync(join(built, "conditions.json"), "utf8"));
}

test("stores the losses of a widget once, next to the pages", () => {
  const wide = { ...nothing, narrow: ["<p> is 340 px wide"] };
  expect(
    recordOf([
      { id: "tag--default", losses: nothing },
      { id: "badge--default", losses: wide },
      { id: "badge--long-text", losses: { ...wide, reducedMotion: ["moves"] } },
    ]),
  ).toEqual({
    tag: { forcedColors: [], largeText: [], narrow: [] },
    badge: { forcedColors: [], largeText: [], narrow: ["<p> is 340 px wide"] },
  });
});

test("writes no record when no story ran", () => {
  expect(recordOf([])).toEqual({});
});
