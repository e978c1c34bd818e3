import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { Contents } from "./thread-contents.tsx";

afterEach(cleanup);

test("a chapter says how long it takes from two minutes on; a shorter one says nothing", async () => {
  const chapter = (title: string, length: number) => `<h2>${title}</h2><p>${"读".repeat(length)}</p>`;
  mount(<Contents thread={{ content: chapter("短章", 500) + chapter("长章", 1000) }} />, {}, "t");
  await screen.findByRole("button", { name: /长章.*分钟/ });
  expect(screen.getByRole("button", { name: /短章/ }).textContent).toBe("短章");
});
