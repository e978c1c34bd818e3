import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { startChild } from "./child.ts";
import { marionetteReader, packet } from "./marionette.ts";
import { COMMAND_TIMEOUT_MS, type Send, type Session, textIn, webDriverSession } from "./session.ts";

/** Settings of a quiet Firefox: Chinese, no first page, no request of its own. */
const PREFERENCES = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "zh-CN",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  // A mouse, fine and hovering: without a screen there is none.
  "ui.allPointerCapabilities": 6,
  "ui.primaryPointerCapabilities": 6,
};

/**
 * Opens an installed Firefox, driven by Marionette, which every Firefox speaks: Debian has no driver that translates
 * WebDriver to it.
 */
export async function openFirefox(path: string): Promise<Session> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "lenscape-firefox-"));
  const lines = Object.entries({ ...PREFERENCES, "marionette.port": port }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const firefox = startChild(path, ["--marionette", "--headless", "--no-remote", "--profile", profile], {
    env: { ...process.env, TZ: "Asia/Shanghai", MOZ_DISABLE_CONTENT_SANDBOX: "1" },
    stdio: "ignore",
  });
  const end = async () => {
    await firefox.end();
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const { send, greeting } = await dial(port, firefox.exited);
    await greeting;
    const session = await send("WebDriver:NewSession", {});
    const command: Send = async (name, parameters) => {
      const result = await send(`WebDriver:${name}`, parameters);
      return typeof result === "object" && result !== null && "value" in result ? result.value : result;
    };
    const version = textIn(session, "capabilities", "browserVersion");
    return await webDriverSession(`Firefox ${version}`, command, end);
  } catch (error) {
    await end();
    throw error;
  }
}

type Conversation = {
  /** Resolves when Firefox has sent its greeting. */
  greeting: Promise<void>;
  send: (command: string, parameters: object) => Promise<unknown>;
};

/** Connects as soon as Firefox listens. */
async function dial(port: number, gone: Promise<unknown>): Promise<Conversation> {
  let over = false;
  gone.then(() => {
    over = true;
  });
  for (let tries = 0; tries < 600 && !over; tries++) {
    const socket = await new Promise<Socket | undefined>((resolve) => {
      const attempt = connect(port, "127.0.0.1", () => resolve(attempt)).once("error", () =>
        resolve(undefined),
      );
    });
    if (socket) return conversation(socket);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Firefox did not start.");
}

function conversation(socket: Socket): Conversation {
  const waiting = new Map<number, Pick<PromiseWithResolvers<unknown>, "resolve" | "reject">>();
  let last = 0;
  const greeting = Promise.withResolvers<void>();
  const take = marionetteReader((message) => {
    if (!Array.isArray(message)) return greeting.resolve();
    const [, id, error, result] = message;
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.reject(new Error(`${error.error}: ${error.message}`));
    else answer?.resolve(result);
  });
  socket.on("data", take);
  socket.on("close", () => {
    const error = new Error("Firefox ended.");
    greeting.reject(error);
    for (const { reject } of waiting.values()) reject(error);
  });
  socket.on("error", () => {});
  const send: Conversation["send"] = (command, parameters) => {
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const onTimeout = () => reject(new Error(`Firefox does not answer ${command}.`));
    const timer = setTimeout(onTimeout, COMMAND_TIMEOUT_MS);
    waiting.set(id, { resolve, reject });
    socket.write(packet([0, id, command, parameters]));
    return promise.finally(() => clearTimeout(timer));
  };
  return { send, greeting: greeting.promise };
}
