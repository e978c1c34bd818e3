import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { RegisterForm } from "./register-form.tsx";

afterEach(cleanup);

const off = { "GET /captchaImage": { code: 200, msg: "操作成功", captchaEnabled: false } };

/** Fills everything in but the password, which is given twice. */
async function open(password: string, answers: Record<string, unknown> = {}) {
  const mounted = mount(<RegisterForm />, { ...off, ...answers });
  const { user } = mounted;
  await user.type(screen.getByLabelText(/^用户名/), "mountain-lin");
  for (const label of [/^密码/, /^再输一次/]) await user.type(screen.getByLabelText(label), password);
  await user.click(screen.getByRole("checkbox"));
  return { ...mounted, submit: () => user.click(screen.getByRole("button", { name: "注册" })) };
}

test.each([
  ["iloveyou1", "密码太常见，换一个"],
  ["mountain-lin-7", "密码里不能有用户名，换一个"],
  ["lenscape12", "密码和社区的名字太像，换一个"],
])("HOLE-004 the password %s is refused while it is chosen, and nothing is sent", async (password, why) => {
  const { sent, submit } = await open(password);
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(why));
  await submit();
  expect(screen.getByLabelText(/^密码/).getAttribute("aria-invalid")).toBe("true");
  expect(sent.map(({ to }) => to)).not.toContain("POST /register");
});

test("HOLE-004 a password of 7 characters is too short", async () => {
  const { sent, submit } = await open("xk8d2mq");
  await submit();
  expect(screen.getAllByText("密码长度在 8 到 64 个字符之间")).not.toHaveLength(0);
  expect(sent.map(({ to }) => to)).not.toContain("POST /register");
});

test("what the server says of the password stands at its field, and everything typed stays", async () => {
  const refusal = { code: 400, msg: "密码太常见，换一个", field: "password" };
  const { submit } = await open("mountains-at-dawn", { "POST /register": refusal });
  await submit();
  await waitFor(() => expect(screen.getByLabelText(/^密码/).getAttribute("aria-invalid")).toBe("true"));
  screen.getByText("密码太常见，换一个");
  expect(screen.getByLabelText(/^密码/)).toHaveProperty("value", "mountains-at-dawn");
});

test("nothing is registered without the consent, which is not given beforehand", async () => {
  const { sent, user, submit } = await open("mountains-at-dawn");
  await user.click(screen.getByRole("checkbox"));
  await submit();
  screen.getByText("请先阅读并同意《用户协议》和《隐私政策》");
  expect(sent.map(({ to }) => to)).not.toContain("POST /register");
});
