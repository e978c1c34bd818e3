import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { ThreadContents } from "./thread-contents.tsx";

afterEach(cleanup);

test("shows the reading time of a section from two minutes on", async () => {
  const chapter = (title: string, length: number) => `<h2>${title}</h2><p>${"读".repeat(length)}</p>`;
  mount(<ThreadContents thread={{ content: chapter("短章", 500) + chapter("长章", 1000) }} />, {}, "t");
  await screen.findByRole("button", { name: /长章.*分钟/ });
  expect(screen.getByRole("button", { name: /短章/ }).textContent).toBe("短章");
});
