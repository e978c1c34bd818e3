import { run, which } from "./commands.mjs";
import { isRoot } from "./project.mjs";
import { say } from "./user-facing-error.mjs";

/** Whether missing tools can be taken from the system's own packages. */
export const canInstallDebian = isRoot && Boolean(which("apt-get"));

let updated = false;
let last = Promise.resolve(true);

/**
 * Installs Debian packages, refreshing the package lists once per run; one call waits for the other, as apt would refuse.
 * @returns false when apt refused
 */
export function installDebian(packages: string[]): Promise<boolean> {
  last = last.then(() => installNow(packages));
  return last;
}

async function installNow(packages: string[]): Promise<boolean> {
  say(`正在安装系统软件包 · Installing system packages: ${packages.join(" ")}`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, timeout: 9 * 60_000 };
  if (!updated) {
    await run("apt-get", ["update", "-q"], options);
    updated = true;
  }
  const { code, output } = await run(
    "apt-get",
    ["install", "-yq", "--no-install-recommends", ...packages],
    options,
  );
  if (code !== 0) console.error(output.trimEnd().split("\n").slice(-8).join("\n"));
  return code === 0;
}
