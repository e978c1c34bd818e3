import { parseArgs } from "node:util";
import {
  accessCommand,
  blockCommand,
  modeCommand,
  registrationCommand,
  unblockCommand,
} from "./cli/access.ts";
import { backupCommand } from "./cli/backup.ts";
import { type Command, CommandError, requireEmbedded, withDatabase } from "./cli/command.ts";
import { doctorCommand } from "./cli/doctor.ts";
import { createOperator, promoteMember, removeTwoStep, resetPassword, setupAddress } from "./cli/operator.ts";
import { reconcileCommand } from "./cli/reconcile.ts";
import { restoreCommand } from "./cli/restore.ts";
import { exportCommand, importCommand } from "./cli/transfer/command.ts";
import { ConfigError } from "./config/settings.ts";
import { readConfig } from "./config.ts";
import { describeError } from "./core/log.ts";
import { DirectoryInUseError } from "./db/lock.ts";
import { DatabaseConfigError } from "./process/open-database.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Commands by name. */
const commands: Record<string, Command> = {
  setup: setupAddress,
  "operator create": createOperator,
  "operator promote": promoteMember,
  password: resetPassword,
  "twostep off": removeTwoStep,
  access: accessCommand,
  "access registration": registrationCommand,
  "access mode": modeCommand,
  "access block": blockCommand,
  "access unblock": unblockCommand,
  backup: backupCommand,
  restore: restoreCommand,
  reconcile: reconcileCommand,
  doctor: doctorCommand,
  import: importCommand,
  export: exportCommand,
};

function help(): void {
  say("镜界社区的命令。和服务用同一套环境变量；内置数据库要先停下服务。\n");
  const width = Math.max(...Object.entries(commands).map(([name, { usage }]) => `${name} ${usage}`.length));
  for (const [name, { usage, about }] of Object.entries(commands))
    say(`  ${`${name} ${usage}`.trim().padEnd(width)}  ${about}`);
}

/** Finds the command at the start of the arguments, and the arguments after it. */
function find(words: readonly string[]): [Command, string[]] | undefined {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(" ");
    if (words.length >= count && Object.hasOwn(commands, name)) return [commands[name]!, words.slice(count)];
  }
  return undefined;
}

/** Describes an unknown command, with the commands that start with its first word. */
function describeUnknown(argv: string[]): string {
  const longer = Object.keys(commands).filter((name) => name.startsWith(`${argv[0]} `));
  return longer.length > 0
    ? `「${argv[0]}」没有写全：${longer.join("、")}。`
    : `没有这个命令：${argv.join(" ")}。不带参数运行，看有哪些命令。`;
}

// A reader such as `head` may close the pipe early.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

async function run(argv: string[]): Promise<void> {
  if (argv.length === 0 || ["help", "--help", "-h"].includes(argv[0]!)) return help();
  const match = find(argv);
  if (!match) throw new CommandError(describeUnknown(argv));
  const [command, rest] = match;
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: {
      ...Object.fromEntries((command.flags ?? []).map((flag) => [flag, { type: "boolean" as const }])),
      ...Object.fromEntries((command.options ?? []).map((option) => [option, { type: "string" as const }])),
    },
  });
  const [fewest, most] = command.takes;
  if (positionals.length < fewest || positionals.length > most)
    throw new CommandError(`用法：${argv.slice(0, argv.length - rest.length).join(" ")} ${command.usage}`);
  const config = readConfig(process.env);
  const flags = new Set(Object.keys(values).filter((name) => values[name] === true));
  const options = Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const ask = { config, say, words: positionals, flags, options };
  if (!command.alone && !command.creates) await requireEmbedded(config);
  process.exitCode = command.alone
    ? await command.alone(ask)
    : await withDatabase(config, (database) => command.run({ ...ask, database }));
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const isSentence =
    [CommandError, ConfigError, DirectoryInUseError, DatabaseConfigError].some(
      (kind) => error instanceof kind,
    ) || String((error as { code?: string }).code).startsWith("ERR_PARSE_ARGS");
  const { message, query } = describeError(error as Error);
  process.stderr.write(
    `${isSentence ? (error as Error).message : [message, query].filter(Boolean).join("\n")}\n`,
  );
  process.exit(1);
});
