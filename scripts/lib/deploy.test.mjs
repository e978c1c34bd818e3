import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { which } from "./commands.mjs";
import { manifest, projectFiles, root } from "./project.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const dockerfile = read("deploy/Dockerfile");
const steps = DockerfileParser.parse(dockerfile).getInstructions();
const compose = parse(read("deploy/compose.yaml"));
const documents = read("README.md") + read("docs/operating.md");

test("the Dockerfile has no complaint, installs with this repository's pnpm and serves without rights", () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(dockerfile.match(/pnpm@[\d.]+/g)).toEqual([manifest.packageManager, manifest.packageManager]);
  const last = steps.slice(steps.findLastIndex((step) => step.getKeyword() === "FROM"));
  const wordsOf = (keyword) => last.find((step) => step.getKeyword() === keyword)?.getArgumentsContent();
  expect(wordsOf("USER")).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(wordsOf("HEALTHCHECK")).toContain("/healthz");
});

test("every base image has a version", () => {
  const images = [
    ...steps.filter((step) => step.getKeyword() === "FROM").map((step) => step.getImage()),
    ...Object.values(compose.services).flatMap(({ image, build }) => (build ? [] : [image])),
  ];
  for (const image of images) expect(image).toMatch(/^[\w/.-]+:\d+/);
});

test("what the files set is what an operator can read about", () => {
  const set = [
    ...steps
      .filter((step) => step.getKeyword() === "ENV")
      .flatMap((step) => step.getProperties().map((property) => property.getName())),
    ...Object.keys(compose.services.server.environment),
    ...[...read("deploy/lenscape.service").matchAll(/^Environment=(.*)$/gm)].flatMap(([, words]) =>
      words.split(" ").map((word) => word.split("=")[0]),
    ),
  ];
  for (const name of set) expect(documents).toContain(name.replace(/_FILE$/, ""));
});

test("the composition names only secrets and volumes that it has, and writes into volumes alone", () => {
  for (const { secrets = [], volumes = [] } of Object.values(compose.services)) {
    for (const name of secrets) expect(compose.secrets).toHaveProperty([name, "file"]);
    for (const volume of volumes) expect(compose.volumes).toHaveProperty([volume.split(":")[0]]);
  }
  expect(compose.services.server).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
});

test("nothing of a working copy that Git ignores goes into the image", () => {
  const ignored = read("deploy/Dockerfile.dockerignore").split("\n").filter(Boolean);
  for (const name of ["node_modules", "dist", "data", ".env"]) expect(ignored).toContain(`**/${name}`);
  expect(projectFiles("deploy/secrets")).toEqual([]);
});

test.skipIf(!which("systemd-analyze"))("systemd has no complaint about the unit", () => {
  const unit = join(root, "deploy/lenscape.service");
  const text = execFileSync("sh", ["-c", `systemd-analyze verify --man=no '${unit}' 2>&1 || true`], {
    encoding: "utf8",
  });
  expect(
    text.split("\n").filter((line) => line.includes("lenscape.service") && !line.includes("not executable")),
  ).toEqual([]);
});

test("the dashboard and the alerts ask for what the server tells", () => {
  const told = read("apps/server/src/core/metrics.ts");
  const asked = (read("deploy/grafana-dashboard.json") + read("deploy/alerts.yaml")).match(/\blenscape_\w+/g);
  expect(asked.length).toBeGreaterThan(10);
  for (const name of new Set(asked))
    expect(told).toContain(`"${name.replace(/_(?:count|sum|bucket)$/, "")}"`);
});
