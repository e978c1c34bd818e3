/**
 * Calls `act` once when npm has ended. On a signal, npm ends its shell, which does not forward the signal, so the
 * script would keep running.
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
