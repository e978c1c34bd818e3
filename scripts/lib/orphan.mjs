/**
 * Calls `act` once when npm has gone. Told to stop, npm ends the shell that it put in between, and the shell passes
 * nothing on: the script would go on alone.
 * @param {() => void} act
 */
export function whenOrphaned(act) {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 250);
  watch.unref();
}
