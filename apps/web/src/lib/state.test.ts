// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { PAGE_STATE_ID, type PageState, readPageState, serializeForScript } from "./state.ts";

test("escapes user text in the page state and reads the state back unchanged", () => {
  const state: PageState = {
    apiBase: "/api",
    timeZone: "Asia/Shanghai",
    router: { loaderData: { page: "</script><script>alert(1)</script>\u2028<!--" }, errors: null },
  };
  const text = serializeForScript(state);
  expect(text).not.toContain("<");
  document.body.innerHTML = `<script type="application/json" id="${PAGE_STATE_ID}">${text}</script>`;
  expect(readPageState(document)).toEqual(state);
});
