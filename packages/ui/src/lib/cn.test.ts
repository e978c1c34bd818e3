import { expect, test } from "vitest";
import { cn } from "./cn.ts";

test("the later of two conflicting utilities wins", () => {
  expect(cn("p-2", "p-4")).toBe("p-4");
  expect(cn("bg-surface", false, "bg-brand")).toBe("bg-brand");
});

test("sizes of tokens.css do not remove a colour, nor a colour a size", () => {
  expect(cn("text-text-muted", "text-read")).toBe("text-text-muted text-read");
  expect(cn("text-2xs text-danger-text", "text-md")).toBe("text-danger-text text-md");
  expect(cn("rounded-md", "rounded-search")).toBe("rounded-search");
  expect(cn("shadow-sm", "shadow-popover")).toBe("shadow-popover");
});
