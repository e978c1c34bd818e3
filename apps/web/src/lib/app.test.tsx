import { createSession, memoryStorage } from "@lenscape/api/session";
import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type App, AppProvider, useMember } from "./app.tsx";

const appOf = (session: App["session"]) => ({ session }) as App;

function memberSession() {
  const session = createSession(memoryStorage());
  session.signIn("t1");
  return session;
}

const seen: boolean[] = [];
function Who() {
  const { hasLogin } = useMember();
  seen.push(hasLogin);
  return <p>{hasLogin ? "member" : "visitor"}</p>;
}

test("a page of the server's is a visitor's while it is taken over, and the member's then, until the member leaves", async () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(
    <AppProvider app={appOf(createSession())}>
      <Who />
    </AppProvider>,
  );
  expect(root.textContent).toBe("visitor");
  seen.length = 0;
  const onRecoverableError = vi.fn();
  const session = memberSession();
  await act(async () => {
    hydrateRoot(
      root,
      <AppProvider app={appOf(session)} isHydrated>
        <Who />
      </AppProvider>,
      { onRecoverableError },
    );
  });
  expect(seen).toEqual([false, true]);
  expect(root.textContent).toBe("member");
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => session.clear());
  expect(root.textContent).toBe("visitor");
  act(() => session.signIn("t2"));
  expect(root.textContent).toBe("member");
});

test("a page that the browser makes is the member's from its first render", () => {
  seen.length = 0;
  render(
    <AppProvider app={appOf(memberSession())}>
      <Who />
    </AppProvider>,
  );
  expect(seen[0]).toBe(true);
});
