/** Difference in milliseconds below which the clock of the device counts as right. `Date` headers have full seconds. */
const TOLERANCE_MS = 30_000;

export interface ServerClock {
  /** Records the time in a response, the value of its `Date` header. */
  record(date: string | null): void;
  /** Returns the current time of the server in epoch milliseconds, or that of the device if the two nearly agree. */
  now(): number;
  /** Calls the listener when a response changes the time by more than the tolerance. */
  subscribe(listener: () => void): () => void;
}

/** Creates a clock that follows the server, because clocks of phones and PCs may be minutes or years off. */
export function createServerClock(
  getDeviceTime: () => number = () => Date.now(),
  getUptime: () => number = () => performance.now(),
): ServerClock {
  /** Server time minus uptime. The largest one counts: latency and cached responses make it smaller. */
  let offset: number | undefined;
  const listeners = new Set<() => void>();
  const now = () => {
    const device = getDeviceTime();
    if (offset === undefined) return device;
    const server = offset + getUptime();
    return Math.abs(server - device) < TOLERANCE_MS ? device : server;
  };
  return {
    now,
    record(date) {
      const time = Date.parse(date ?? "");
      if (Number.isNaN(time)) return;
      const before = now();
      offset = Math.max(offset ?? Number.NEGATIVE_INFINITY, time - getUptime());
      if (Math.abs(now() - before) >= TOLERANCE_MS) for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Clock of this browser tab. On the server no response is recorded, so that it is the server's own clock. */
export const serverClock: ServerClock = createServerClock();

/** Wraps `fetch` so that the clock follows the responses. */
export const withServerClock =
  (
    fetch: (request: Request) => Promise<Response>,
    clock: ServerClock = serverClock,
  ): ((request: Request) => Promise<Response>) =>
  async (request) => {
    const response = await fetch(request);
    clock.record(response.headers.get("date"));
    return response;
  };
