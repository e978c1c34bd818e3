import { workerData } from "node:worker_threads";

// Takes what it is told to take, forever: the test of `core/worker.ts` ends it.
const kept: unknown[] = [];
for (;;) if (workerData === "memory") kept.push(new Array(1000).fill(kept.length));
