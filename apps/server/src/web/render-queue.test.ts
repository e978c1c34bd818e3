import { expect, test } from "vitest";
import { RenderQueue, RenderQueueFullError } from "./render-queue.ts";

/** Creates a queue, and functions to start renders and to end them by hand. */
function createQueue(limits: Partial<ConstructorParameters<typeof RenderQueue>[0]> = {}) {
  const queue = new RenderQueue({
    atOnce: 2,
    perAddress: 1,
    waiting: 3,
    waitingPerAddress: 2,
    waitMs: 10_000,
    ...limits,
  });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (client: string, name: string) =>
    queue.run(client, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  };
  return { run, end, started };
}

test("a client has a limited number of slots, and waiting clients take turns", async () => {
  const { run, end, started } = createQueue();
  const all = [run("a", "a1"), run("a", "a2"), run("a", "a3"), run("b", "b1"), run("c", "c1")];
  expect(started).toEqual(["a1", "b1"]);
  await end("b1");
  expect(started).toEqual(["a1", "b1", "c1"]);
  await end("a1");
  await end("a2");
  expect(started).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  await end("a3");
  await end("c1");
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1", "c1"]);
});

test("the number of waiting renders is limited, per client and in total", async () => {
  const { run, end } = createQueue();
  const waiting = [run("a", "a1"), run("a", "a2"), run("a", "a3")];
  await expect(run("a", "a4")).rejects.toThrow(RenderQueueFullError);
  waiting.push(run("b", "b1"), run("c", "c1"));
  await expect(run("d", "d1")).rejects.toThrow(RenderQueueFullError);
  for (const name of ["a1", "b1", "a2", "c1", "a3"]) await end(name);
  await Promise.all(waiting);
  const again = run("d", "d2");
  await end("d2");
  expect(await again).toBe("d2");
});

test("a render that waits too long is refused, and a failed render frees its slot", async () => {
  const { run, end } = createQueue({ atOnce: 1, waitMs: 5 });
  const first = run("a", "a1");
  await expect(run("b", "b1")).rejects.toThrow(RenderQueueFullError);
  await end("a1");
  await first;
  const queue = new RenderQueue({
    atOnce: 1,
    perAddress: 1,
    waiting: 1,
    waitingPerAddress: 1,
    waitMs: 10_000,
  });
  const failing = queue.run("a", () => Promise.reject(new Error("fault")));
  const next = queue.run("b", async () => "b");
  await expect(failing).rejects.toThrow("fault");
  expect(await next).toBe("b");
});

test("the queue yields to the event loop between two renders", async () => {
  const queue = new RenderQueue({
    atOnce: 1,
    perAddress: 1,
    waiting: 9,
    waitingPerAddress: 9,
    waitMs: 10_000,
  });
  const order: string[] = [];
  const all = ["1", "2", "3"].map((name) => queue.run("a", async () => void order.push(name)));
  setImmediate(() => order.push("others"));
  await Promise.all(all);
  expect(order).toEqual(["1", "others", "2", "3"]);
});
