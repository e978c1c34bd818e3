import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "../../../config.ts";
import { startS3 } from "../../../test/s3-server.ts";
import { lookAtAddress, lookAtBucket, lookAtCaptcha, lookAtRoom } from "./founding-checks.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lenscape-checks-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("the check of the data folder writes and removes a file", async () => {
  const dataDir = await temporaryFolder();
  await mkdir(join(dataDir, "uploads"));
  const config = readConfig({ DATA_DIR: dataDir });
  expect((await lookAtRoom({ config }))[1]).toContain(`${dataDir} 能写，还有`);
  expect(await readdir(join(dataDir, "uploads"))).toEqual([]);
});

test("an uploads folder that cannot be written fails with the reason", async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, "uploads"), "a file instead of a folder");
  const config = readConfig({ DATA_DIR: dataDir });
  expect(await lookAtRoom({ config })).toEqual(["bad", `${join(dataDir, "uploads")} 不能写（ENOTDIR）`]);
});

test.skipIf(process.getuid?.() !== 0)(
  "an uploads folder of another user fails, as after a restore",
  async () => {
    const dataDir = await temporaryFolder();
    const uploads = join(dataDir, "uploads");
    await mkdir(uploads);
    await chown(dataDir, 1000, 1000);
    const [kind, sentence] = await lookAtRoom({ config: readConfig({ DATA_DIR: dataDir }) });
    expect(kind).toBe("bad");
    expect(sentence).toContain(`chown -R 1000 ${uploads}`);
  },
);

test("the check of the bucket writes, reads and removes a file", async () => {
  const s3 = await startS3();
  const config = readConfig({ ...s3.env, DATA_DIR: await temporaryFolder() });
  expect((await lookAtBucket({ config }))[0]).toBe("ok");
  expect(s3.objects.size).toBe(0);
  await s3.stop();
  const [kind, sentence] = await lookAtBucket({ config });
  expect(kind).toBe("bad");
  expect(sentence).toContain("用不了");
});

test.each([
  [{}, "note", "HOST 是本机"],
  [{ PUBLIC_ORIGIN: "http://localhost:3315" }, "note", "PUBLIC_ORIGIN 是 http://localhost:3315"],
  [{ TRUSTED_PROXIES: "1" }, "bad", "没有设 PUBLIC_ORIGIN"],
  [{ TRUSTED_PROXIES: "1", PUBLIC_ORIGIN: "http://localhost:3315" }, "bad", "只有这台机器打得开"],
  [{ PUBLIC_ORIGIN: "http://forum.example.org" }, "bad", "不是 https"],
  [{ PUBLIC_ORIGIN: "https://forum.example.org" }, "ok", "https://forum.example.org"],
])("the address check rates %j", async (env, kind, words) => {
  const finding = await lookAtAddress({ config: readConfig(env) });
  expect(finding).toEqual([kind, expect.stringContaining(words)]);
});

test("a missing captcha fails only if the server is publicly reachable", async () => {
  const kindOf = async (env: Record<string, string>) => (await lookAtCaptcha({ config: readConfig(env) }))[0];
  expect(await kindOf({})).toBe("ok");
  expect(await kindOf({ CAPTCHA: "off" })).toBe("note");
  expect(await kindOf({ CAPTCHA: "off", HOST: "0.0.0.0" })).toBe("bad");
});
