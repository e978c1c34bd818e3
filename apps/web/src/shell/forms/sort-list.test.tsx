import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { SortList } from "./sort-list.tsx";
import type { Question } from "./survey-answer.ts";

const question: Question = {
  ...{ id: "q", type: "sort", title: "按常用排", required: 1, min: 0, max: 0, hint: "" },
  options: ["拍照", "录像", "导航"].map((label, index) => ({ id: String(index), label })),
};

function Sorted() {
  const [ids, setIds] = useState<string[]>([]);
  return <SortList question={question} value={ids} onChange={setIds} />;
}

const order = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent?.slice(1));

afterEach(cleanup);

test("moves an option with the arrow keys and keeps the focus on its handle", async () => {
  render(<Sorted />);
  screen.getByRole("button", { name: "移动「拍照」，现在第 1" }).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(order()).toEqual(["录像", "导航", "拍照"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "移动「拍照」，现在第 3" }));
  await userEvent.keyboard("{ArrowUp}");
  expect(order()).toEqual(["录像", "拍照", "导航"]);
  expect(screen.getByRole("status").textContent).toBe("「拍照」现在第 2");
});

test("drags an option by its handle on touch and scrolls the page elsewhere", () => {
  render(<Sorted />);
  const list = screen.getByRole("list", { name: "按常用排" });
  const middles = () => {
    for (const [index, row] of screen.getAllByRole("listitem").entries())
      row.getBoundingClientRect = () => new DOMRect(0, index * 50, 300, 44);
  };
  middles();
  const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: "touch" };
  fireEvent.pointerDown(screen.getByText("拍照"), finger);
  fireEvent.pointerMove(list, { ...finger, clientY: 130 });
  expect(order()).toEqual(["拍照", "录像", "导航"]);
  fireEvent.pointerDown(screen.getByRole("button", { name: "移动「拍照」，现在第 1" }), finger);
  fireEvent.pointerMove(list, { ...finger, clientY: 60 });
  expect(order()).toEqual(["拍照", "录像", "导航"]);
  fireEvent.pointerMove(list, { ...finger, clientY: 130 });
  expect(order()).toEqual(["录像", "导航", "拍照"]);
  fireEvent.pointerUp(list, finger);
  middles();
  fireEvent.pointerMove(list, { ...finger, clientY: 10 });
  expect(order()).toEqual(["录像", "导航", "拍照"]);
});
