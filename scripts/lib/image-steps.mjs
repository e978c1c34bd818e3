import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { runQuietly } from "./commands.mjs";
import { projectFiles, root } from "./project.mjs";

/**
 * What the last stage of a Dockerfile leaves: where its files are, and how it is started.
 * @typedef {{ folder: string, cwd: string, env: Record<string, string>, command: string[] }} Image
 */

/**
 * Runs the steps of a Dockerfile in folders of this machine instead of images: the files of the repository are copied,
 * commands run here, each stage below a folder of its own. What images are made from is not looked at.
 * @param {string} text the Dockerfile
 * @param {string} home an empty folder
 * @param {NodeJS.ProcessEnv} base the environment of the commands
 * @param {(step: string) => void} say called with each step before it is run
 * @returns {Promise<Image>}
 */
export async function runImageSteps(text, home, base, say) {
  /** @type {Map<string, string>} */
  const stages = new Map();
  /** @type {Image} */
  let image;
  /** Paths of the image are below the stage's folder. */
  const at = (path) => join(image.folder, path.startsWith("/") ? path : join(image.cwd, path));
  const below = (command) =>
    command.replaceAll(/(?<=^|[\s"'=])\/(?=src|app|data|backups)/g, `${image.folder}/`);
  const steps = {
    FROM(step) {
      const folder = join(home, `stage-${stages.size}`);
      stages.set(step.getBuildStage() ?? "", folder);
      mkdirSync(folder);
      image = { folder, cwd: "/", env: {}, command: [] };
    },
    WORKDIR(step) {
      image.cwd = step.getArgumentsContent();
      mkdirSync(at("."), { recursive: true });
    },
    COPY(step) {
      const from = step.getFlags().find((flag) => flag.getName() === "from");
      const [source, target] = step.getArguments().map((argument) => argument.getValue());
      if (from) cpSync(join(stages.get(from.getValue()), source), at(target), COPYING);
      else for (const file of projectFiles()) copyFile(join(root, file), join(at(target), file));
    },
    ENV(step) {
      for (const property of step.getProperties()) image.env[property.getName()] = property.getValue();
    },
    async RUN(step) {
      const prefix = join(home, "npm");
      const env = { ...base, ...image.env, npm_config_prefix: prefix, PATH: `${prefix}/bin:${base.PATH}` };
      const command = below(step.getArgumentsContent());
      // Programs of the image's system are this machine's.
      if (command.startsWith("apk ")) return;
      await runQuietly(`RUN ${command}`, "sh", ["-c", command], { cwd: at("."), env });
    },
    CMD(step) {
      image.command = step.getJSONStrings().map((word) => JSON.parse(word.getValue()));
    },
  };
  for (const step of DockerfileParser.parse(text).getInstructions()) {
    const keyword = step.getKeyword();
    say(`${keyword} ${step.getArgumentsContent()}`);
    await steps[keyword]?.(step);
  }
  return image;
}

const COPYING = { recursive: true, verbatimSymlinks: true };

function copyFile(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
