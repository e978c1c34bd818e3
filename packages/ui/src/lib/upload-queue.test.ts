import { expect, test } from "vitest";
import { createUploadQueue, type Upload } from "./upload-queue.ts";

const file = (name: string) => new File(["x"], name, { type: "image/png" });

/** A queue whose uploads end when the test says so. */
function createControlledQueue() {
  const open: {
    name: string;
    done: (url: string) => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const upload: Upload<string> = ({ name }, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      onProgress(0.5);
      open.push({ name, done: resolve, fail: reject, signal });
    });
  const queue = createUploadQueue(upload, { parallel: 2, previewOf: ({ name }) => name });
  return { queue, open, states: () => queue.items().map(({ status }) => status) };
}

test("files are sent a few at a time, each with its progress", async () => {
  const { queue, open, states } = createControlledQueue();
  queue.add([file("a"), file("b"), file("c")]);
  expect(states()).toEqual(["uploading", "uploading", "queued"]);
  expect(queue.items()[0]?.progress).toBe(50);
  open[0]?.done("/a");
  await expect.poll(() => states()).toEqual(["done", "uploading", "uploading"]);
  expect(queue.items()[0]?.result).toBe("/a");
  expect(queue.busy()).toBe(true);
});

test("a failure keeps its reason and can be tried again", async () => {
  const { queue, open, states } = createControlledQueue();
  const [id = ""] = queue.add([file("a")]);
  open[0]?.fail(new Error("图片已损坏"));
  await expect.poll(() => states()).toEqual(["failed"]);
  expect(queue.get(id)?.reason).toBe("图片已损坏");
  expect(queue.busy()).toBe(false);
  queue.retry(id);
  expect(states()).toEqual(["uploading"]);
  open[1]?.done("/a");
  await expect.poll(() => states()).toEqual(["done"]);
  expect(queue.get(id)?.reason).toBeUndefined();
});

test("a file that is refused for good is not tried again", async () => {
  let tries = 0;
  const refuse: Upload<string> = () => {
    tries += 1;
    return Promise.reject(new Error("仅支持 jpg、png、gif、webp 格式"));
  };
  const queue = createUploadQueue(refuse, { previewOf: ({ name }) => name, isFinal: () => true });
  const [id = ""] = queue.add([file("a")]);
  await expect.poll(() => queue.get(id)?.final).toBe(true);
  queue.retry(id);
  expect(queue.get(id)?.status).toBe("failed");
  expect(tries).toBe(1);
});

test("removing a file stops it, and the next one takes its place", async () => {
  const { queue, open, states } = createControlledQueue();
  const [a = ""] = queue.add([file("a"), file("b"), file("c")]);
  queue.remove(a);
  expect(open[0]?.signal.aborted).toBe(true);
  expect(states()).toEqual(["uploading", "uploading"]);
  open[0]?.done("/a");
  await Promise.resolve();
  expect(queue.items().map(({ preview }) => preview)).toEqual(["b", "c"]);
});

test("a closed queue stops what is being sent and still knows what has arrived", async () => {
  const { queue, open, states } = createControlledQueue();
  const [a = ""] = queue.add([file("a"), file("b"), file("c")]);
  open[0]?.done("/a");
  await expect.poll(() => states()).toEqual(["done", "uploading", "uploading"]);
  queue.close();
  expect(open[1]?.signal.aborted).toBe(true);
  expect(queue.get(a)?.result).toBe("/a");
});

test("a removed file is uploaded again under its ID when it is restored", async () => {
  const { queue, open, states } = createControlledQueue();
  const [id = ""] = queue.add([file("a")]);
  queue.remove(id);
  queue.restore(id);
  queue.restore(id);
  expect(states()).toEqual(["uploading"]);
  open[0]?.done("/aborted");
  open[1]?.done("/a");
  await expect.poll(() => queue.get(id)?.result).toBe("/a");
  queue.restore("unknown");
  expect(queue.items()).toHaveLength(1);
});
