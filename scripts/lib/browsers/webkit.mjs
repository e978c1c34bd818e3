import { freePort } from "../free-port.mjs";
import { startChild } from "./child.mjs";
import { PATIENCE, webDriverSession } from "./session.mjs";

/** The commands of the WebDriver standard that are used: method and path below the session. */
const COMMANDS = {
  SetTimeouts: "timeouts",
  SetWindowRect: "window/rect",
  Navigate: "url",
  ExecuteAsyncScript: "execute/async",
  FindElement: "element",
};

/**
 * WebKitGTK's own small browser, driven by its own driver, on a screen that nobody sees.
 * @param {{ driver: string, browser: string, screen?: string }} paths `screen`: Xvfb, where there is no display
 */
export async function openWebKit({ driver, browser, screen }) {
  const children = [];
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
    const { sessionId, capabilities } = await post(url, {
      capabilities: {
        alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
      },
    });
    const send = (command, parameters) =>
      post(`${url}/${sessionId}/${pathOf(command, parameters)}`, parameters);
    const name = `WebKitGTK ${capabilities.browserVersion}`;
    return await webDriverSession(name, send, async () => {
      await request(`${url}/${sessionId}`, { method: "DELETE" }).catch(() => {});
      await end();
    });
  } catch (error) {
    await end();
    throw error;
  }
}

function pathOf(command, { id } = {}) {
  if (command === "ElementClick") return `element/${id}/click`;
  if (command === "ElementSendKeys") return `element/${id}/value`;
  return COMMANDS[command];
}

/** The driver answers in time or not at all: a browser that hangs hangs its driver. */
const request = (url, options) => fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) });

async function post(url, body = {}) {
  const answer = await request(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Starts a screen under the first free number, which it prints. */
function startScreen(screen, children) {
  const started = startChild(
    screen,
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  children.push(started);
  return new Promise((resolve, reject) => {
    started.gone.then(() => reject(new Error("The screen did not start.")));
    started.child.stdout.once("data", (number) => resolve(`:${String(number).trim()}`));
  });
}

async function answers(url) {
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
