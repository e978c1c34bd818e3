// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { type PageState, readState, STATE_ID, writeData } from "./state.ts";

test("whatever members wrote, the state cannot end its element, and is read back as it was", () => {
  const state: PageState = {
    apiBase: "/api",
    timeZone: "Asia/Shanghai",
    router: { loaderData: { page: "</script><script>alert(1)</script>\u2028<!--" }, errors: null },
  };
  const text = writeData(state);
  expect(text).not.toContain("<");
  document.body.innerHTML = `<script type="application/json" id="${STATE_ID}">${text}</script>`;
  expect(readState(document)).toEqual(state);
});
