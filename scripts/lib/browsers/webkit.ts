import { freePort } from "../free-port.ts";
import { type Child, startChild } from "./child.ts";
import {
  COMMAND_TIMEOUT_MS,
  type Commands,
  type Send,
  type Session,
  textIn,
  webDriverSession,
} from "./session.ts";

/** Path of each command below the session; `ID` stands for the element. */
const PATHS: Record<keyof Commands, string> = {
  SetTimeouts: "timeouts",
  SetWindowRect: "window/rect",
  Navigate: "url",
  ExecuteAsyncScript: "execute/async",
  FindElement: "element",
  ElementClick: "element/ID/click",
  ElementSendKeys: "element/ID/value",
};

/** Paths of the programs; `screen` is Xvfb, where there is no display. */
type Programs = { driver: string; browser: string; screen?: string };

/** Opens WebKitGTK's own small browser, driven by its own driver, on an invisible screen. */
export async function openWebKit({ driver, browser, screen }: Programs): Promise<Session> {
  const children: Child[] = [];
  const end = async () => {
    for (const child of children.reverse()) await child.end();
  };
  try {
    const display = screen ? await startScreen(screen, children) : process.env.DISPLAY;
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: "1",
      LANG: "zh_CN.UTF-8",
      TZ: "Asia/Shanghai",
    };
    children.push(startChild(driver, [`--port=${port}`], { env, stdio: "ignore" }));
    const url = `http://127.0.0.1:${port}/session`;
    await answers(`http://127.0.0.1:${port}/status`);
    const session = await post(url, {
      capabilities: {
        alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
      },
    });
    const sessionId = textIn(session, "sessionId");
    const send: Send = (command, parameters) => {
      const path = PATHS[command].replace("ID", textIn(parameters, "id") ?? "");
      return post(`${url}/${sessionId}/${path}`, parameters);
    };
    const name = `WebKitGTK ${textIn(session, "capabilities", "browserVersion")}`;
    return await webDriverSession(name, send, async () => {
      await request(`${url}/${sessionId}`, { method: "DELETE" }).catch(() => {});
      await end();
    });
  } catch (error) {
    await end();
    throw error;
  }
}

/** Sends a request with a timeout, since a browser that hangs hangs its driver. */
const request = (url: string, options: RequestInit) =>
  fetch(url, { ...options, signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS) });

async function post(url: string, body: object): Promise<unknown> {
  const answer = await request(url, { method: "POST", body: JSON.stringify(body) });
  const { value }: { value: unknown } = await answer.json();
  if (!answer.ok) throw new Error(`${textIn(value, "error")}: ${textIn(value, "message")}`);
  return value;
}

/** Starts a screen under the first free number, which it prints. */
function startScreen(screen: string, children: Child[]): Promise<string> {
  const started = startChild(
    screen,
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  children.push(started);
  return new Promise<string>((resolve, reject) => {
    started.exited.then(() => reject(new Error("The screen did not start.")));
    started.child.stdout?.once("data", (number) => resolve(`:${String(number).trim()}`));
  });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The driver did not start.");
}
