import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { draftKey } from "#shell/session/unsent-texts.ts";
import { mount } from "#test/mount.tsx";
import type { Address } from "../addresses.ts";
import { AddressDialog } from "./address-dialog.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const known: Address = {
  id: "7",
  name: "云野",
  tel: "13800008000",
  areaCode: "330106",
  province: "浙江省",
  city: "杭州市",
  county: "西湖区",
  addressDetail: "文三路 90 号",
  tag: "",
  isDefault: 1,
};

const saving = {
  "POST /api/bbs/address/add": { code: 200, data: known },
  "GET /api/bbs/address/list": { code: 200, data: [known] },
};

const show = (address?: Address) =>
  mount(<AddressDialog address={address} onClose={() => undefined} />, saving, "t");

const written = async (label: RegExp) => (await screen.findByLabelText<HTMLInputElement>(label)).value;

test("stores a new address across reloads until it is saved, apart from existing ones", async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/^收货人/), "林间");
  await user.type(screen.getByLabelText(/^手机号/), "13900009000");
  await user.selectOptions(screen.getByLabelText("省"), "330000");
  await user.selectOptions(screen.getByLabelText("市"), "330100");
  await user.selectOptions(screen.getByLabelText("区"), "330106");
  await user.type(screen.getByLabelText(/^详细地址/), "灵隐路 1 号院");
  cleanup();

  show(known);
  expect(await written(/^收货人/)).toBe(known.name);
  cleanup();

  const { user: again, sent } = show();
  expect(await written(/^收货人/)).toBe("林间");
  expect(await written(/^手机号/)).toBe("13900009000");
  expect(await written(/^区$/)).toBe("330106");
  await again.click(screen.getByRole("button", { name: "保存" }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ to: "POST /api/bbs/address/add" })),
  );
  await waitFor(() => expect(localStorage.getItem(draftKey("address", "12"))).toBeNull());
});
