import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#test/mount.tsx";
import { MemberNotes } from "./member-notes.tsx";

const ok = { code: 200, msg: "操作成功" };
const LIST = "GET /api/bbs/note/list";
const ADD = "POST /api/bbs/note/add";
const note = (id: string, text: string, isMine = 0) => ({
  ...{ id, text, isMine, byName: "小周", createdAt: "2026-11-22 09:16:00" },
});

function renderNotes(permissions: string[], answers: Record<string, unknown>, isCollapsible = false) {
  const mounted = mount(<MemberNotes userId="7" isCollapsible={isCollapsible} />, answers, "t");
  const user = { userId: "12", userName: "m", nickName: "云野", avatar: "" };
  mounted.app.session.setInfo({ user, roles: [], permissions });
  return mounted;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("lists and adds notes with permission, and requests none without it", async () => {
  let notes = [note("5", "线下活动志愿者")];
  const answers = {
    [LIST]: () => ({ ...ok, data: notes }),
    [ADD]: () => {
      notes = [note("6", "换过设备", 1), ...notes];
      return ok;
    },
  };
  const { user, sent } = renderNotes(["user.note"], answers);
  await screen.findByText("线下活动志愿者");
  expect(screen.queryByRole("button", { name: "删除" })).toBeNull();
  await user.type(screen.getByLabelText("加一条"), "换过设备");
  await user.click(screen.getByRole("button", { name: "保存备注" }));
  await screen.findByText("运营备注 2");
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>("加一条").value).toBe(""));
  expect(screen.getByRole("button", { name: "删除" })).toBeDefined();
  expect(sent.find(({ to }) => to === ADD)?.body).toEqual({ userId: "7", text: "换过设备" });
  cleanup();
  expect(renderNotes([], answers).sent).toEqual([]);
  expect(screen.queryByText(/运营备注/)).toBeNull();
});

test("opens collapsed notes if there are any", async () => {
  const states: boolean[] = [];
  for (const data of [[], [note("5", "线下活动志愿者")]]) {
    renderNotes(["user.note"], { [LIST]: { ...ok, data } }, true);
    await screen.findByText(data.length > 0 ? "线下活动志愿者" : "加一条");
    states.push(screen.getByRole<HTMLDetailsElement>("group").open);
    cleanup();
  }
  expect(states).toEqual([false, true]);
});
