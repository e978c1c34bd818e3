import { afterAll, beforeAll, expect, test } from "vitest";
import { saveAddress, type Who } from "../../../test/mall-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";

let server: TestServer;
let ann: Who;
let bob: Who;
let serial = 0;

beforeAll(async () => {
  server = await startServer();
  bob = await server.member("bobaddr");
});
afterAll(() => server.close());

const newcomer = () => server.member(`addr${serial++}`);
const post = (who: Who, verb: string, body: object) =>
  server.post(`/api/bbs/address/${verb}`, body, who.token);
const list = async (who: Who) => (await server.get("/api/bbs/address/list", who.token)).data;
const full = {
  name: "云野",
  tel: "13800008000",
  areaCode: "330106",
  addressDetail: "湖滨路 18 号 3 栋 602 室",
};

test("ROUTE-017 the first address is the default, the region is named by its code", async () => {
  ann = await newcomer();
  const { data } = await post(ann, "add", { ...full, tag: "家" });
  expect(data).toEqual({
    id: expect.any(String),
    ...full,
    province: "浙江省",
    city: "杭州市",
    county: "西湖区",
    tag: "家",
    isDefault: 1,
  });
  const second = await saveAddress(server, ann);
  expect(await list(ann)).toMatchObject([
    { id: data.id, isDefault: 1 },
    { id: second, isDefault: 0 },
  ]);
});

test("one address is the default: another takes the mark, and a deleted one hands it to the newest", async () => {
  const neighbour = await newcomer();
  await saveAddress(server, neighbour);
  ann = await newcomer();
  const [first, second, third] = [
    await saveAddress(server, ann),
    await saveAddress(server, ann),
    await saveAddress(server, ann, { isDefault: 1 }),
  ];
  const defaults = async () =>
    (await list(ann))
      .filter((row: { isDefault: number }) => row.isDefault)
      .map((row: { id: string }) => row.id);
  expect(await defaults()).toEqual([third]);
  await post(ann, "default", { addressId: first });
  expect(await defaults()).toEqual([first]);
  await post(ann, "update", { addressId: second, ...full, isDefault: 1 });
  expect(await defaults()).toEqual([second]);
  await post(ann, "update", { addressId: second, ...full, isDefault: 0 });
  expect(await defaults()).toEqual([second]);
  await post(ann, "del", { addressId: second });
  expect(await defaults()).toEqual([third]);
  await post(ann, "del", { addressId: first });
  await post(ann, "del", { addressId: third });
  expect(await list(ann)).toEqual([]);
  expect(await list(neighbour)).toMatchObject([{ isDefault: 1 }]);
});

test("ROUTE-018 every field has its sentence, and nothing is kept of a refused address", async () => {
  ann = await newcomer();
  const cases: [object, string][] = [
    [{ name: " " }, "请填写收货人姓名"],
    [{ tel: "" }, "请填写手机号"],
    [{ tel: "1380000800" }, "请输入正确的手机号码"],
    [{ tel: "12800008000" }, "请输入正确的手机号码"],
    [{ areaCode: "" }, "请选择所在地区"],
    [{ areaCode: "330100" }, "请选择所在地区"],
    [{ areaCode: "999999" }, "请选择所在地区"],
    [{ areaCode: "33010x" }, "请选择所在地区"],
    [{ addressDetail: "" }, "请填写详细地址"],
  ];
  for (const [change, msg] of cases) {
    expect(await post(ann, "add", { ...full, ...change })).toMatchObject({ code: 400, msg });
  }
  expect(await list(ann)).toEqual([]);
});

test("a district under the province itself has no city", async () => {
  ann = await newcomer();
  const { data } = await post(ann, "add", { ...full, areaCode: "500230" });
  expect([data.province, data.city, data.county]).toEqual(["重庆市", "", "丰都县"]);
});

test("at most twenty addresses are kept, also when they come at once", async () => {
  ann = await newcomer();
  const answers = await Promise.all(Array.from({ length: 24 }, () => post(ann, "add", full)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(20);
  expect(answers.find(({ code }) => code !== 200)).toMatchObject({ code: 409, msg: "最多保存20个收货地址" });
  const rows = await list(ann);
  expect([rows.length, rows.filter((row: { isDefault: number }) => row.isDefault).length]).toEqual([20, 1]);
});

test("somebody else's address is none of mine", async () => {
  ann = await newcomer();
  const addressId = await saveAddress(server, ann);
  for (const [verb, body] of [
    ["update", { addressId, ...full, name: "别人" }],
    ["default", { addressId }],
    ["del", { addressId }],
  ] as const) {
    expect((await post(bob, verb, body)).code).toBe(404);
  }
  expect(await list(bob)).toEqual([]);
  expect(await list(ann)).toMatchObject([{ id: addressId, name: "云野" }]);
});
