import { parentPort, workerData } from "node:worker_threads";
import { wordsOf } from "./page.ts";
import type { PageInWorker } from "./read.ts";

const { url, html, contentType } = workerData as PageInWorker;
parentPort!.postMessage(wordsOf({ url: new URL(url), html: Buffer.from(html), contentType }));
