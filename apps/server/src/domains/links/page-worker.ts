import { parentPort, workerData } from "node:worker_threads";
import { parseMetadata } from "./page.ts";
import type { PageInWorker } from "./read-metadata.ts";

const { url, html, contentType } = workerData as PageInWorker;
parentPort!.postMessage(parseMetadata({ url: new URL(url), html: Buffer.from(html), contentType }));
