// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { earlyPressScript, takeEarlyPresses } from "./early-presses.ts";

beforeEach(() => {
  document.body.innerHTML = `<form><button id="like" aria-label="点赞"><i id="icon"></i></button></form><a id="link" href="#x">帖子</a>`;
  new Function(earlyPressScript)();
});

const press = (id: string) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
};
const answer = (button: Element | null) => {
  const onClick = vi.fn();
  button?.addEventListener("click", onClick);
  return onClick;
};

test("a press before the page can answer is done once it can, once for all presses of a button", () => {
  expect(press("icon").defaultPrevented).toBe(true);
  press("like");
  expect(document.getElementById("like")?.hasAttribute("data-pressed")).toBe(true);
  const replay = takeEarlyPresses(window);
  const onClick = answer(document.getElementById("like"));
  replay();
  replay();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.getElementById("like")?.hasAttribute("data-pressed")).toBe(false);
});

test("a link keeps its own way, and what is pressed after the page has taken over is the page's", () => {
  expect(press("link").defaultPrevented).toBe(false);
  const replay = takeEarlyPresses(window);
  const onClick = answer(document.getElementById("like"));
  expect(press("like").defaultPrevented).toBe(false);
  replay();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("the button that has taken the place of the pressed one is pressed, unless several have", () => {
  press("like");
  const replay = takeEarlyPresses(window);
  document.body.innerHTML = `<button aria-label="点赞"></button>`;
  const onClick = answer(document.querySelector("button"));
  replay();
  expect(onClick).toHaveBeenCalledTimes(1);

  new Function(earlyPressScript)();
  document.querySelector("button")?.click();
  const again = takeEarlyPresses(window);
  document.body.innerHTML = `<button aria-label="点赞"></button><button aria-label="点赞"></button>`;
  const others = [...document.querySelectorAll("button")].map(answer);
  again();
  for (const other of others) expect(other).not.toHaveBeenCalled();
});
