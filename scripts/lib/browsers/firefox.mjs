import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.mjs";
import { startChild } from "./child.mjs";
import { marionetteReader, packet } from "./marionette.mjs";
import { PATIENCE, webDriverSession } from "./session.mjs";

/** A quiet Firefox: Chinese, no first page, no call to anybody. */
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
 * A Firefox as it is installed, driven by Marionette, which every Firefox speaks and which its driver translates to:
 * Debian has no such driver.
 * @param {string} path
 */
export async function openFirefox(path) {
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
    const { send, greeting } = await dial(port, firefox.gone);
    await greeting;
    const { capabilities } = await send("WebDriver:NewSession", {});
    const command = async (name, parameters) => {
      const result = await send(`WebDriver:${name}`, parameters);
      return result && "value" in result ? result.value : result;
    };
    return await webDriverSession(`Firefox ${capabilities.browserVersion}`, command, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Connects as soon as Firefox listens. */
async function dial(port, gone) {
  let over = false;
  gone.then(() => {
    over = true;
  });
  for (let tries = 0; tries < 600 && !over; tries++) {
    const socket = await new Promise((resolve) => {
      const attempt = connect(port, "127.0.0.1", () => resolve(attempt)).once("error", () =>
        resolve(undefined),
      );
    });
    if (socket) return conversation(socket);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Firefox did not start.");
}

function conversation(socket) {
  const waiting = new Map();
  let last = 0;
  let greet;
  let refuse;
  const greeting = new Promise((resolve, reject) => {
    greet = resolve;
    refuse = reject;
  });
  const take = marionetteReader((message) => {
    if (!Array.isArray(message)) return greet();
    const [, id, error, result] = message;
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(`${error.error}: ${error.message}`));
    else resolve(result);
  });
  socket.on("data", take);
  socket.on("close", () => {
    const error = new Error("Firefox ended.");
    refuse(error);
    for (const { reject } of waiting.values()) reject(error);
  });
  socket.on("error", () => {});
  const send = (command, parameters) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const late = setTimeout(() => reject(new Error(`Firefox does not answer ${command}.`)), PATIENCE);
      const settle = (finish) => (value) => {
        clearTimeout(late);
        finish(value);
      };
      waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      socket.write(packet([0, id, command, parameters ?? {}]));
    });
  return { send, greeting };
}
