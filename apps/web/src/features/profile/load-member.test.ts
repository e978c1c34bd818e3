import { ApiError } from "@lenscape/api/errors";
import { expect, test } from "vitest";
import { createAppContext } from "#lib/app.tsx";
import { testApp } from "#test/test-app.ts";
import { loadMember } from "./load-member.ts";

const found = (nickname: string) => ({ code: 200, msg: "操作成功", data: { nickname } });
const OTHER = "POST /api/my/user/otherinfo/get";

function load(search: string, answers: Record<string, unknown>) {
  const { app, sent } = testApp(
    { "POST /api/my/user/info/get": { code: 200, msg: "操作成功", data: { userId: "9" } }, ...answers },
    { token: "t" },
  );
  const request = new Request(`http://test.invalid/pages/mine/friends/index${search}`);
  const owner = loadMember({ request, context: createAppContext(app), params: {} } as never);
  return { owner, asked: () => sent.find(({ to }) => to === OTHER)?.body };
}

test("ROUTE-023 loads the member in the query", async () => {
  const { owner, asked } = load("?userId=2", { [OTHER]: found("苏木木") });
  expect(await owner).toEqual({ userId: "2", name: "苏木木", isOwn: false });
  expect(asked()).toEqual({ userId: "2" });
});

test("ROUTE-022 loads the viewer without a query", async () => {
  const { owner, asked } = load("", { [OTHER]: found("我自己") });
  expect(await owner).toEqual({ userId: "9", name: "我自己", isOwn: true });
  expect(asked()).toEqual({ userId: "9" });
});

test("responds 404 for an invalid ID without a request, and for an unknown one", async () => {
  const odd = load("?userId=abc", {});
  await expect(odd.owner).rejects.toMatchObject({ status: 404 });
  expect(odd.asked()).toBeUndefined();
  const unknown = load("?userId=99", {});
  await expect(unknown.owner).rejects.toBeInstanceOf(ApiError);
  await expect(unknown.owner).rejects.toMatchObject({ code: 404 });
});
