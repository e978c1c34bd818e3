import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DockerfileParser, Env, From } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { which } from "./commands.mjs";
import { manifest, projectFiles, root } from "./project.mjs";

/** The part of deploy/compose.yaml that is read here. */
type Composition = {
  services: Record<string, Service>;
  secrets: Record<string, unknown>;
  volumes: Record<string, unknown>;
};

type Service = {
  image?: string;
  build?: unknown;
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  entrypoint?: string[];
  command?: string[];
  profiles?: string[];
  ports?: string[];
  stop_grace_period?: string;
};

const read = (path: string) => readFileSync(join(root, path), "utf8");
const dockerfile = read("deploy/Dockerfile");
const steps = DockerfileParser.parse(dockerfile).getInstructions();
const compose: Composition = parse(read("deploy/compose.yaml"), { merge: true });
const UNITS = ["lenscape@.service", "lenscape-backup.service", "lenscape-backup.timer"];
const documents = read("docs/settings.md") + read("docs/operating.md");

/** Returns a service of the composition. */
function service(name: string): Service {
  const found = compose.services[name];
  if (!found) throw new Error(`The composition has no service ${name}.`);
  return found;
}

test("the Dockerfile passes the linter, uses this repository's pnpm and runs unprivileged", () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(dockerfile.match(/pnpm@[\d.]+/g)).toEqual([manifest.packageManager, manifest.packageManager]);
  const last = steps.slice(steps.findLastIndex((step) => step.getKeyword() === "FROM"));
  const wordsOf = (keyword: string) =>
    last.find((step) => step.getKeyword() === keyword)?.getArgumentsContent();
  expect(wordsOf("USER")).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(wordsOf("HEALTHCHECK")).toContain("/healthz");
});

test("every base image has a version", () => {
  const images = [
    ...steps.flatMap((step) => (step instanceof From ? [step.getImage()] : [])),
    ...Object.values(compose.services).flatMap(({ image, build }) => (build ? [] : [image])),
  ];
  for (const image of images) expect(image).toMatch(/^[\w/.-]+:\d+/);
});

test("every setting in the files is documented", () => {
  const set = [
    ...steps.flatMap((step) =>
      step instanceof Env ? step.getProperties().map((property) => property.getName()) : [],
    ),
    ...Object.keys(service("server").environment ?? {}),
    ...UNITS.flatMap((unit) =>
      [...read(`deploy/${unit}`).matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = ""]) =>
        [...words.matchAll(/\b([A-Z_]+)=/g)].map(([, name = ""]) => name),
      ),
    ),
  ];
  for (const name of set) expect(documents).toContain(name.replace(/_FILE$/, ""));
});

test("the composition uses only declared secrets and volumes, and writes only to volumes", () => {
  for (const { secrets = [], volumes = [] } of Object.values(compose.services)) {
    for (const name of secrets) expect(compose.secrets).toHaveProperty([name, "file"]);
    for (const volume of volumes) {
      const [source = ""] = volume.split(":");
      if (source.startsWith("./")) expect(projectFiles(join("deploy", source))).toHaveLength(1);
      else expect(compose.volumes).toHaveProperty([source]);
    }
  }
});

test("every service of the composition has limits for memory, processes and logs", () => {
  for (const [name, service] of Object.entries(compose.services)) {
    expect(service, name).toMatchObject({
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
      logging: { options: { "max-size": expect.any(String), "max-file": expect.any(String) } },
    });
    if (name !== "postgres") expect(service, name).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  }
});

test("commands of the composition have access to data and backups", () => {
  const tools = service("tools");
  expect(tools.volumes).toEqual(["data:/data", "backups:/backups"]);
  const path = tools.entrypoint?.at(-1);
  expect(service("backup").command?.at(-1)).toContain(`node ${path} backup /backups --check --keep=14`);
  const folders = steps
    .filter((step) => step.getKeyword() === "WORKDIR")
    .map((step) => step.getArgumentsContent());
  expect(folders.at(-1)).toBe("/app/server");
  expect(read("apps/server/scripts/build.ts")).toContain("cli");
  expect(service("server").environment?.CLI_COMMAND).toBe("docker compose run --rm tools");
  expect(tools.profiles).toEqual(["tools"]);
});

test("the supervisor waits 10 seconds longer than the stop delay, and the proxy has shorter keep-alive", () => {
  const { environment, stop_grace_period: grace = "" } = service("server");
  const unit = read("deploy/lenscape@.service");
  const waits: [string | undefined, number][] = [
    [environment?.STOP_DELAY_SECONDS, Number.parseInt(grace, 10)],
    [/STOP_DELAY_SECONDS=(\d+)/.exec(unit)?.[1], Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])],
  ];
  for (const [delay, wait] of waits) {
    expect(Number(delay)).toBeGreaterThanOrEqual(2);
    expect(wait).toBeGreaterThanOrEqual(Number(delay) + 10);
  }
  for (const file of ["balancer.conf", "nginx.conf"]) {
    expect(read(`deploy/${file}`)).toMatch(/^ {2}keepalive_timeout 1s;/m);
    // nginx keeps a server that was away out for ten seconds by default, in which the next one may stop.
    for (const [server] of read(`deploy/${file}`).matchAll(/^ *(?:# )?server \S+:\d+.*;/gm))
      expect(server).toContain(" fail_timeout=1s;");
  }
});

test("servers have different ports", () => {
  expect(service("server").ports).toBeUndefined();
  expect(read("deploy/balancer.conf")).toContain("server server:3000 resolve ");
  expect(service("balancer").ports).toEqual(["127.0.0.1:3000:8080"]);
  expect(read("deploy/balancer.conf")).toContain("listen 8080;");
});

test("files ignored by Git are not in the image", () => {
  const ignored = read("deploy/Dockerfile.dockerignore").split("\n").filter(Boolean);
  for (const name of ["node_modules", "dist", "data", ".env"]) expect(ignored).toContain(`**/${name}`);
  expect(projectFiles("deploy/secrets")).toEqual([]);
});

test.skipIf(!which("systemd-analyze"))("systemd has no complaint about the units", () => {
  const folder = mkdtempSync(join(tmpdir(), "lenscape-units-"));
  try {
    for (const unit of UNITS)
      writeFileSync(join(folder, unit.replace("@.", "@3000.")), read(`deploy/${unit}`));
    const text = execFileSync("sh", ["-c", "systemd-analyze verify --man=no lenscape* 2>&1 || true"], {
      encoding: "utf8",
      cwd: folder,
    });
    const complaints = text
      .split("\n")
      .filter((line) => line.includes("lenscape") && !line.includes("not executable"));
    expect(complaints).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("server, backups and commands have the same settings under systemd", () => {
  const valueIn = (unit: string, name: string) =>
    read(`deploy/${unit}`).match(new RegExp(`^${name}=(.*)$`, "m"))?.[1];
  const command = read("deploy/lenscape-command");
  for (const name of ["User", "WorkingDirectory", "EnvironmentFile", "StateDirectory", "StateDirectoryMode"])
    expect(valueIn("lenscape@.service", name), name).toBe(valueIn("lenscape-backup.service", name));
  expect(command).toContain(`--property=EnvironmentFile=${valueIn("lenscape@.service", "EnvironmentFile")}`);
  expect(command).toContain(`--uid=${valueIn("lenscape@.service", "User")} `);
  for (const unit of UNITS.filter((name) => name.endsWith(".service")))
    for (const name of ["UMask", "MemoryMax", "TasksMax"]) expect(valueIn(unit, name), name).toBeDefined();
  execFileSync("sh", ["-n", join(root, "deploy/lenscape-command")]);
});

test("dashboard and alerts use existing metrics", () => {
  const metrics = read("apps/server/src/core/metrics.ts");
  const metricNames =
    (read("deploy/grafana-dashboard.json") + read("deploy/alerts.yaml")).match(/\blenscape_\w+/g) ?? [];
  expect(metricNames.length).toBeGreaterThan(10);
  for (const name of new Set(metricNames))
    expect(metrics).toContain(`"${name.replace(/_(?:count|sum|bucket)$/, "")}"`);
});
