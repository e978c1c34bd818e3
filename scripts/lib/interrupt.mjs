import { stopCommands } from "./commands.mjs";
import { whenOrphaned } from "./orphan.mjs";

/** Told to stop (Ctrl-C, SIGTERM, npm gone), the script ends what it runs, and then itself with code 130. */
export function stopWhenTold() {
  const stop = () => {
    stopCommands();
    process.exit(130);
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
  whenOrphaned(stop);
}
