// @vitest-environment happy-dom
import { DropdownMenu, DropdownMenuItem } from "@lenscape/ui/dropdown-menu";
import { Tabs, TabsList, TabsTab } from "@lenscape/ui/tabs";
import { act, render } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { earlyInputScript, replayEarlyInput } from "./early-input.ts";

beforeEach(() => {
  new Function(earlyInputScript)();
});
afterEach(() => {
  window.takeEarlyInput?.();
});

const send = vi.fn();
const like = vi.fn();

function Page() {
  const [name, setName] = useState("");
  const [old, setOld] = useState(false);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(name);
        }}
      >
        <input value={name} aria-label="账号" onChange={({ target }) => setName(target.value)} />
        <input type="radio" checked={old} onChange={() => setOld(true)} />
        <output>{old ? "最新" : "最热"}</output>
        <button type="submit">登录</button>
      </form>
      <button type="button" aria-label="点赞" onClick={like}>
        <i />
      </button>
      <a href="#thread">帖子</a>
      <Tabs defaultValue="posts">
        <TabsList aria-label="结果">
          <TabsTab value="posts">帖子</TabsTab>
          <TabsTab value="users">用户</TabsTab>
        </TabsList>
      </Tabs>
      <DropdownMenu trigger={<button type="button">更多</button>}>
        <DropdownMenuItem>举报</DropdownMenuItem>
      </DropdownMenu>
    </>
  );
}

/** Renders the server markup. The returned function hydrates it and replays the recorded input. */
function serve() {
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(container);
  return () => {
    render(<Page />, { container, hydrate: true });
    act(() => replayEarlyInput(window));
  };
}

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

function press(selector: string) {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  find(selector).dispatchEvent(event);
  return event;
}

function type(selector: string, text: string) {
  const field = find<HTMLInputElement>(selector);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

test("replays repeated clicks on a button once after hydration", () => {
  const answer = serve();
  expect(press("[aria-label=点赞] i").defaultPrevented).toBe(true);
  press("[aria-label=点赞]");
  expect(find("[aria-label=点赞]").hasAttribute("data-pressed")).toBe(true);
  answer();
  expect(like).toHaveBeenCalledTimes(1);
  expect(find("[aria-label=点赞]").hasAttribute("data-pressed")).toBe(false);
  press("[aria-label=点赞]");
  expect(like).toHaveBeenCalledTimes(2);
});

test("replays typed text and the submit, and prevents the native submit", () => {
  const answer = serve();
  type("[aria-label=账号]", "lin");
  type("[aria-label=账号]", "linxi");
  expect(press("[type=submit]").defaultPrevented).toBe(true);
  answer();
  expect(find<HTMLInputElement>("[aria-label=账号]").value).toBe("linxi");
  expect(send).toHaveBeenLastCalledWith("linxi");
});

test("replays a radio choice and does not intercept links", () => {
  const answer = serve();
  press("[type=radio]");
  expect(press("a").defaultPrevented).toBe(false);
  answer();
  expect(find("output").textContent).toBe("最新");
});

test("replays the pointer events that change a tab and open a menu", () => {
  const answer = serve();
  press("[role=tab]:last-child");
  press("[aria-haspopup=menu]");
  answer();
  expect(find("[role=tab][aria-selected=true]").textContent).toBe("用户");
  expect(find("[role=menuitem]").textContent).toBe("举报");
});

test("clicks the replacement of a removed button if it is unique", () => {
  document.body.innerHTML = "<button>写评论</button>";
  press("button");
  document.body.innerHTML = "<button>写评论</button>";
  find("button").addEventListener("click", like);
  const before = like.mock.calls.length;
  replayEarlyInput(window);
  expect(like).toHaveBeenCalledTimes(before + 1);

  new Function(earlyInputScript)();
  press("button");
  document.body.innerHTML = "<button>写评论</button><button>写评论</button>";
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", like);
  replayEarlyInput(window);
  expect(like).toHaveBeenCalledTimes(before + 1);
});
