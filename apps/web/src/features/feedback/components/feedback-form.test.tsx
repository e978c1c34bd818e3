import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DRAFT_PREFIX } from "#shell/session/unsent-texts.ts";
import { mount } from "#test/mount.tsx";
import { ReportForm } from "./feedback-form.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("a kept report about a device that was unbound meanwhile asks for another one", async () => {
  const kept = {
    device: "device:5",
    title: "镜腿触控没反应",
    content: "按住镜腿两秒没有任何反应，重启以后也一样",
  };
  localStorage.setItem(`${DRAFT_PREFIX}feedback.2.1`, JSON.stringify(kept));
  const { user, sent } = mount(
    <ReportForm kind={2} long={false} userId="1" devices={[]} models={[]} hrefOf={String} />,
    {},
    "t",
  );
  await user.click(screen.getByRole("button", { name: "提交" }));
  expect(screen.getByRole("alert").textContent).toBe("请选择设备");
  expect(sent.filter(({ to }) => to.startsWith("POST"))).toEqual([]);
});
