import { type FileHandle, open } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { S3Config } from "../../config/services.ts";
import { callUpstream } from "../../core/upstream.ts";
import { policy } from "../../policy.ts";
import { BucketError, getMediaType, type Storage } from "./storage.ts";

const { connectMs, answerMs, attempts, partBytes } = policy.upload.s3;

type Sdk = typeof import("@aws-sdk/client-s3");

async function connect(config: S3Config): Promise<{ sdk: Sdk; client: S3Client }> {
  // Loaded on demand, because communities without a bucket never need it.
  // biome-ignore lint/plugin: all its commands are sent within callUpstream
  const sdk = await import("@aws-sdk/client-s3");
  const { region, endpoint, pathStyle, accessKeyId, secretAccessKey } = config;
  const client = new sdk.S3Client({
    region,
    ...(endpoint !== "" && { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs, throwOnRequestTimeout: true },
    // Other S3 implementations do not support the newer checksums; the signature and TLS already protect the
    // bytes.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, client };
}

const isMissing = (error: unknown) => (error as S3ServiceException)?.$metadata?.httpStatusCode === 404;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, position + read);
    if (bytesRead === 0) throw new Error("the file became shorter while it was read");
    read += bytesRead;
  }
  return bytes;
}

/**
 * Stores files in an S3-compatible bucket under the same keys as on the disk.
 * @param getType returns the media type of a key, or undefined for keys that are never served
 */
export function createS3Storage(config: S3Config, getType = getMediaType): Storage {
  const { bucket: Bucket, endpoint } = config;
  const host = endpoint === "" ? undefined : new URL(endpoint).host;
  let connected: ReturnType<typeof connect> | undefined;

  /** Runs a command and logs its failure. @throws BucketError */
  async function send<Result>(
    operation: string,
    command: (sdk: Sdk, client: S3Client) => Promise<Result>,
  ): Promise<Result> {
    connected ??= connect(config);
    const { sdk, client } = await connected;
    try {
      return await callUpstream({ upstream: "s3", operation, host }, () => command(sdk, client));
    } catch (error) {
      if (isMissing(error)) throw error;
      const { name, message } = error as Error;
      throw new BucketError(`S3: ${name} ${message}`, { cause: error });
    }
  }

  /**
   * Uploads a file in parts, one part in memory at a time. Aborts the upload on failure.
   * @throws StorageError
   */
  async function saveInParts(Key: string, file: FileHandle, size: number): Promise<void> {
    const { UploadId } = await send("CreateMultipartUpload", (sdk, client) =>
      client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key, ContentType: getType(Key) })),
    );
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for (let from = 0; from < size; from += partBytes) {
        const PartNumber = Parts.length + 1;
        const Body = await readAt(file, from, Math.min(partBytes, size - from));
        const { ETag } = await send("UploadPart", (sdk, client) =>
          client.send(new sdk.UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body })),
        );
        Parts.push({ ETag, PartNumber });
      }
      await send("CompleteMultipartUpload", (sdk, client) =>
        client.send(
          new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
        ),
      );
    } catch (error) {
      const abort = (sdk: Sdk, client: S3Client) =>
        client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      // Rethrow the first error. If the abort fails too, cleaning up the parts is left to the bucket.
      await send("AbortMultipartUpload", abort).catch(() => {});
      throw error;
    }
  }

  return {
    // Buffered, so that the SDK can retry. The number of concurrent saves is limited by the media processes.
    async save(key, path) {
      const file = await open(path);
      try {
        const { size } = await file.stat();
        if (size > partBytes * 2) return await saveInParts(key, file, size);
        const Body = await readAt(file, 0, size);
        await send("PutObject", (sdk, client) =>
          client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body, ContentType: getType(key) })),
        );
      } finally {
        await file.close();
      }
    },
    async remove(key) {
      await send("DeleteObject", (sdk, client) =>
        client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key })),
      );
    },
    async *writtenBefore(folder, moment) {
      let ContinuationToken: string | undefined;
      do {
        const page = await send("ListObjectsV2", (sdk, client) =>
          client.send(
            new sdk.ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, Delimiter: "/", ContinuationToken }),
          ),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified && LastModified < moment) yield Key;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    async find(key) {
      const type = getType(key);
      if (!type) return undefined;
      const head = await send("HeadObject", (sdk, client) =>
        client.send(new sdk.HeadObjectCommand({ Bucket, Key: key })).catch((error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        }),
      );
      if (!head) return undefined;
      const read = async (range?: { start: number; end: number }) => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await send("GetObject", (sdk, client) =>
          client.send(new sdk.GetObjectCommand({ Bucket, Key: key, Range })),
        );
        return Body as Readable;
      };
      return { size: head.ContentLength ?? 0, type, read };
    },
  };
}
