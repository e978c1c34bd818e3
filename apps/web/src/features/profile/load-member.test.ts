import { ApiError } from "@lenscape/api/errors";
import { expect, test } from "vitest";
import { contextOf } from "#lib/app.tsx";
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
  const whose = loadMember({ request, context: contextOf(app), params: {} } as never);
  return { whose, asked: () => sent.find(({ to }) => to === OTHER)?.body };
}

test("ROUTE-023 the query names whose page it is", async () => {
  const { whose, asked } = load("?userId=2", { [OTHER]: found("苏木木") });
  expect(await whose).toEqual({ userId: "2", name: "苏木木", own: false });
  expect(asked()).toEqual({ userId: "2" });
});

test("ROUTE-022 without a query the page is one's own", async () => {
  const { whose, asked } = load("", { [OTHER]: found("我自己") });
  expect(await whose).toEqual({ userId: "9", name: "我自己", own: true });
  expect(asked()).toEqual({ userId: "9" });
});

test("an id that cannot be one asks nothing, an unknown one is told by the server: both are not found", async () => {
  const odd = load("?userId=abc", {});
  await expect(odd.whose).rejects.toMatchObject({ status: 404 });
  expect(odd.asked()).toBeUndefined();
  const unknown = load("?userId=99", {});
  await expect(unknown.whose).rejects.toBeInstanceOf(ApiError);
  await expect(unknown.whose).rejects.toMatchObject({ code: 404 });
});
