import { expect, test } from "vitest";
import { placePanel } from "./place-panel.ts";

const anchor = { left: 300, right: 400, top: 20, bottom: 60 };
const window = { width: 1000, height: 500 };
const panel = { width: 200, height: 300 };
const start = { align: "start", sideOffset: 8 } as const;
const end = { align: "end", sideOffset: 8 } as const;

test("a panel hangs below its anchor, at the side it is aligned to", () => {
  expect(placePanel({ anchor, panel, window }, start)).toEqual({ left: 300, top: 68, maxHeight: 424 });
  expect(placePanel({ anchor, panel, window }, end)).toMatchObject({ left: 200 });
});

test("a panel stays inside the window on both sides", () => {
  const right = { ...anchor, left: 950, right: 990 };
  expect(placePanel({ anchor: right, panel, window }, start)).toMatchObject({ left: 792 });
  const left = { ...anchor, left: 10, right: 50 };
  expect(placePanel({ anchor: left, panel, window }, end)).toMatchObject({ left: 8 });
});

test("a panel stands above where only that has room, and is never taller than the side it is on", () => {
  const low = { ...anchor, top: 420, bottom: 460 };
  expect(placePanel({ anchor: low, panel, window }, start)).toEqual({ left: 300, top: 112, maxHeight: 404 });
  const tall = { width: 200, height: 900 };
  expect(placePanel({ anchor, panel: tall, window }, start)).toMatchObject({ top: 68, maxHeight: 424 });
  expect(placePanel({ anchor: low, panel: tall, window }, start)).toMatchObject({ top: 8, maxHeight: 404 });
});
