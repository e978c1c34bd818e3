import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Time in milliseconds that a program has to end after SIGTERM. */
const END_TIMEOUT_MS = 5_000;

export type Child = {
  child: ChildProcess;
  /** Resolves when the program has ended. */
  exited: Promise<unknown>;
  /** Asks the program to end, and kills it when it does not. */
  end: () => Promise<void>;
};

/** Starts a program that ends with this process, however that ends. */
export function startChild(path: string, args: string[], options: SpawnOptions): Child {
  const child = spawn(path, args, options);
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const exited = new Promise((resolve) => {
    child.once("exit", resolve).once("error", resolve);
  }).then(() => process.off("exit", kill));
  const end = async () => {
    child.kill();
    const late = setTimeout(kill, END_TIMEOUT_MS);
    await exited;
    clearTimeout(late);
  };
  return { child, exited, end };
}
