import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { community } from "#test/answers/community.ts";
import { home } from "#test/answers/home.ts";
import { mount } from "#test/mount.tsx";
import { threadText as text } from "../text.ts";
import { ThreadSurroundings } from "./thread-surroundings.tsx";

afterEach(cleanup);

test.each([
  { position: "aside", headings: [text.circle], circles: 1 },
  { position: "text", headings: [], circles: 1 },
  { position: "end", headings: [text.readNext], circles: 0 },
] as const)("shows at $position the headings $headings", async ({ position, headings, circles }) => {
  const thread = {
    ...community.threadListOfTopic.rows[0]!,
    content: "",
    circle: { id: "2", groupName: "胶片角" },
  };
  const { app } = mount(<ThreadSurroundings thread={thread as never} position={position} />, {
    "GET /api/without/threadhot": { code: 200, msg: "操作成功", data: home.threadHot },
  });
  await waitFor(() => expect(app.queries.isFetching()).toBe(0));
  expect(screen.queryAllByRole("heading").map(({ textContent }) => textContent)).toEqual(headings);
  expect(screen.queryAllByRole("link", { name: /胶片角/ })).toHaveLength(circles);
});
