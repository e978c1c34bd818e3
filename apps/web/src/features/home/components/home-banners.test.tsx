import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { Banners } from "./home-banners.tsx";

const banner = (id: string) => ({
  id,
  title: `横幅 ${id}`,
  subtitle: "副标题",
  tag: "",
  picUrl: "",
  linkUrl: "/",
  buttonText: "",
});

afterEach(cleanup);

const getControlsRoom = async (...ids: string[]) => {
  const rows = ids.map(banner);
  mount(<Banners />, {
    "GET /api/without/banner/carousel": { code: 200, msg: "操作成功", total: rows.length, rows },
  });
  const region = await screen.findByRole("region", { name: "首页推荐" });
  return region.style.getPropertyValue("--carousel-room");
};

test("reserves space for the dots before the carousel has loaded", async () => {
  expect(await getControlsRoom("1", "2", "3")).toContain("12rem");
});

test("reserves no space for dots beside a single banner", async () => {
  expect(await getControlsRoom("1")).toBe("");
});
