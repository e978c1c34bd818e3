import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { Cmd, Copy, DockerfileParser, Env, From, type Instruction, Run, Workdir } from "dockerfile-ast";
import { runQuietly } from "./commands.mjs";
import { projectFiles, root } from "./project.mjs";

/** Result of a Dockerfile's last stage: the folder of its files, and how it is started. */
export type Image = { folder: string; cwd: string; env: Record<string, string>; command: string[] };

/**
 * Runs the steps of a Dockerfile in folders of this machine instead of images: the files of the repository are copied,
 * commands run here, each stage below a folder of its own. Base images are ignored.
 * @param text the Dockerfile
 * @param home an empty folder
 * @param base the environment of the commands
 * @param say called with each step before it is run
 */
export async function runImageSteps(
  text: string,
  home: string,
  base: NodeJS.ProcessEnv,
  say: (step: string) => void,
): Promise<Image> {
  const stages = new Map<string, string>();
  let image: Image = { folder: home, cwd: "/", env: {}, command: [] };
  /** Returns the place of a path of the image below the stage's folder. */
  const at = (path: string) => join(image.folder, path.startsWith("/") ? path : join(image.cwd, path));
  const below = (command: string) =>
    command.replaceAll(/(?<=^|[\s"'=])\/(?=src|app|data|backups)/g, `${image.folder}/`);
  const take = async (step: Instruction) => {
    const text = step.getArgumentsContent() ?? "";
    if (step instanceof From) {
      const folder = join(home, `stage-${stages.size}`);
      stages.set(step.getBuildStage() ?? "", folder);
      mkdirSync(folder);
      image = { folder, cwd: "/", env: {}, command: [] };
    } else if (step instanceof Workdir) {
      image.cwd = text;
      mkdirSync(at("."), { recursive: true });
    } else if (step instanceof Copy) {
      const stage = step.getFromFlag()?.getValue();
      const [source = "", target = ""] = step.getArguments().map((argument) => argument.getValue());
      if (stage) cpSync(join(stages.get(stage) ?? "", source), at(target), COPYING);
      else for (const file of projectFiles()) copyFile(join(root, file), join(at(target), file));
    } else if (step instanceof Env) {
      for (const property of step.getProperties()) image.env[property.getName()] = property.getValue() ?? "";
    } else if (step instanceof Run) {
      const prefix = join(home, "npm");
      const env = { ...base, ...image.env, npm_config_prefix: prefix, PATH: `${prefix}/bin:${base.PATH}` };
      const command = below(text);
      // Programs of the image's system are this machine's.
      if (command.startsWith("apk ")) return;
      await runQuietly(`RUN ${command}`, "sh", ["-c", command], { cwd: at("."), env });
    } else if (step instanceof Cmd) {
      image.command = step.getJSONStrings().map((word): string => JSON.parse(word.getValue()));
    }
  };
  for (const step of DockerfileParser.parse(text).getInstructions()) {
    say(`${step.getKeyword()} ${step.getArgumentsContent()}`);
    await take(step);
  }
  return image;
}

const COPYING = { recursive: true, verbatimSymlinks: true };

function copyFile(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
