import type { Config } from "../../config.ts";
import type { ErrorReporter } from "../../core/error-reporter.ts";
import { RequestError } from "../../core/request-error.ts";
import { policy } from "../../policy.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { uploadTexts } from "./media.ts";
import { createS3Storage } from "./s3-storage.ts";
import { BucketError, type Storage, StorageError } from "./storage.ts";

const storages = new WeakMap<Config, Storage>();

/** Returns the storage of a configuration, an S3 bucket or the disk. Opened once per process. */
export function openStorage(config: Config): Storage {
  const known = storages.get(config);
  if (known) return known;
  const storage = config.s3 ? createS3Storage(config.s3) : createDiskStorage(config.dataDir);
  storages.set(config, storage);
  return storage;
}

/**
 * Refuses a request after a storage failure and logs it, except bucket errors, which are logged already.
 * @throws RequestError 503; rethrows any other error
 */
export function refuseStorage(error: unknown, reports: Pick<ErrorReporter, "error">): never {
  if (!(error instanceof StorageError)) throw error;
  if (!(error instanceof BucketError)) reports.error("uploads not reachable", error);
  throw new RequestError("SERVICE_UNAVAILABLE", uploadTexts.unreachable, policy.upload.retrySeconds.busy);
}
