import { stopCommands } from "./commands.mjs";
import { whenOrphaned } from "./orphan.mjs";

/** On a stop (Ctrl-C, SIGTERM, end of npm), ends the running commands and then the script with code 130. */
export function stopWhenTold() {
  const stop = () => {
    stopCommands();
    process.exit(130);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  whenOrphaned(stop);
}
