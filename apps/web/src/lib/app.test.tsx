import { createSession, memoryStorage } from "@lenscape/api/session";
import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type App, AppProvider, useMember } from "./app.tsx";

const toApp = (session: App["session"]) => ({ session }) as App;

function memberSession() {
  const session = createSession(memoryStorage());
  session.signIn("t1");
  return session;
}

const renders: boolean[] = [];
function Viewer() {
  const { hasLogin } = useMember();
  renders.push(hasLogin);
  return <p>{hasLogin ? "member" : "visitor"}</p>;
}

test("shows a visitor during hydration, then the member until logout", async () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(
    <AppProvider app={toApp(createSession())}>
      <Viewer />
    </AppProvider>,
  );
  expect(root.textContent).toBe("visitor");
  renders.length = 0;
  const onRecoverableError = vi.fn();
  const session = memberSession();
  await act(async () => {
    hydrateRoot(
      root,
      <AppProvider app={toApp(session)} isHydrated>
        <Viewer />
      </AppProvider>,
      { onRecoverableError },
    );
  });
  expect(renders).toEqual([false, true]);
  expect(root.textContent).toBe("member");
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => session.clear());
  expect(root.textContent).toBe("visitor");
  act(() => session.signIn("t2"));
  expect(root.textContent).toBe("member");
});

test("shows the member from the first render of a client-rendered page", () => {
  renders.length = 0;
  render(
    <AppProvider app={toApp(memberSession())}>
      <Viewer />
    </AppProvider>,
  );
  expect(renders[0]).toBe(true);
});
