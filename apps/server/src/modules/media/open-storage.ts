import type { Config } from "../../config.ts";
import type { ErrorReporter } from "../../core/error-reporter.ts";
import { RequestError } from "../../core/request-error.ts";
import { policy } from "../../policy.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { uploadTexts } from "./media.ts";
import { createS3Storage } from "./s3-storage.ts";
import { BucketError, type Storage, StorageError } from "./storage.ts";

const opened = new WeakMap<Config, Storage>();

/** The store of a configuration: an S3 bucket, else the disk. A process opens it once. */
export function openStorage(config: Config): Storage {
  const known = opened.get(config);
  if (known) return known;
  const storage = config.s3 ? createS3Storage(config.s3) : createDiskStorage(config.dataDir);
  opened.set(config, storage);
  return storage;
}

/**
 * Refuses a request because the store failed, and logs why unless the call of the bucket did.
 * @throws RequestError 503, and any other error as it is
 */
export function refuseStorage(error: unknown, reports: Pick<ErrorReporter, "error">): never {
  if (!(error instanceof StorageError)) throw error;
  if (!(error instanceof BucketError)) reports.error("uploads not reachable", error);
  throw new RequestError("SERVICE_UNAVAILABLE", uploadTexts.unreachable, policy.upload.retrySeconds.busy);
}
