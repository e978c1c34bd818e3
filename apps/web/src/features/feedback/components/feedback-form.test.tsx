import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { draftKey } from "#shell/session/unsent-texts.ts";
import { mount } from "#test/mount.tsx";
import { FeedbackForm } from "./feedback-form.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("asks for another device if that of a stored report was unbound", async () => {
  const storedReport = {
    device: "device:5",
    title: "镜腿触控没反应",
    content: "按住镜腿两秒没有任何反应，重启以后也一样",
  };
  localStorage.setItem(draftKey("feedback.2", "1"), JSON.stringify(storedReport));
  const { user, sent } = mount(
    <FeedbackForm kind={2} isDetailed={false} userId="1" devices={[]} models={[]} getHref={String} />,
    {},
    "t",
  );
  await user.click(screen.getByRole("button", { name: "提交" }));
  expect(screen.getByRole("alert").textContent).toBe("请选择设备");
  expect(sent.filter(({ to }) => to.startsWith("POST"))).toEqual([]);
});
