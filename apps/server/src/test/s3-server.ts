import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const REGION = "cn-test-1";
const ACCESS_KEY = "test-access-key";
const SECRET = "test-secret";
/** Page size of lists; small, so that tests get several pages. */
const PAGE_SIZE = 2;

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a request has a valid Signature Version 4 that matches its body. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, key, day, region, names = "", signature = ""] = pattern.exec(headers.authorization ?? "") ?? [];
  if (key !== ACCESS_KEY || region !== REGION || !day) return false;
  const payload = String(headers["x-amz-content-sha256"]);
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(url!, "http://s3");
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const headerLines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, pathname, query.join("&"), headerLines.join(""), names, payload].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const secret = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return timingSafeEqual(hmac(secret, text), Buffer.from(signature, "hex"));
}

interface StoredObject {
  bytes: Buffer;
  type: string;
  modified: Date;
}

const xml = (reply: ServerResponse, status: number, body: string) =>
  reply.writeHead(status, { "content-type": "application/xml" }).end(`<?xml version="1.0"?>${body}`);

/**
 * Starts a server with the part of the S3 protocol that uploads need, including signatures. Keeps the objects of one
 * bucket in memory.
 */
export async function startS3() {
  const objects = new Map<string, StoredObject>();
  /** Parts of incomplete uploads by upload ID. */
  const parts = new Map<string, Map<number, Buffer>>();
  const types = new Map<string, string>();
  let refusedPart: number | undefined;

  function list(reply: ServerResponse, query: URLSearchParams) {
    const prefix = query.get("prefix") ?? "";
    const from = query.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > from).sort();
    const page = keys.slice(0, PAGE_SIZE);
    const contents = page.map((key) => {
      const { bytes, modified } = objects.get(key)!;
      return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const more =
      keys.length > PAGE_SIZE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    xml(
      reply,
      200,
      `<ListBucketResult><IsTruncated>${more !== ""}</IsTruncated>${contents.join("")}${more}</ListBucketResult>`,
    );
  }

  function send(reply: ServerResponse, object: StoredObject, { method, headers }: IncomingMessage) {
    const { bytes, type, modified } = object;
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
    const part = start ? bytes.subarray(Number(start), Number(end) + 1) : bytes;
    reply
      .writeHead(start ? 206 : 200, {
        "content-type": type,
        "content-length": part.length,
        "last-modified": modified.toUTCString(),
      })
      .end(method === "HEAD" ? undefined : part);
  }

  function answerPart(
    { method }: IncomingMessage,
    reply: ServerResponse,
    part: { key: string; uploadId: string; body: Buffer; searchParams: URLSearchParams },
  ) {
    const { key, uploadId, body, searchParams } = part;
    const uploadParts = parts.get(uploadId);
    if (!uploadParts) return xml(reply, 404, "<Error><Code>NoSuchUpload</Code></Error>");
    if (method === "PUT" && Number(searchParams.get("partNumber")) === refusedPart)
      return xml(reply, 400, "<Error><Code>InvalidPart</Code></Error>");
    if (method === "PUT") {
      uploadParts.set(Number(searchParams.get("partNumber")), body);
      return reply.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    }
    parts.delete(uploadId);
    if (method === "DELETE") return reply.writeHead(204).end();
    const numbers = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) => Number(n));
    objects.set(key, {
      bytes: Buffer.concat(numbers.map((n) => uploadParts.get(n)!)),
      type: types.get(uploadId)!,
      modified: new Date(),
    });
    xml(reply, 200, "<CompleteMultipartUploadResult><ETag>whole</ETag></CompleteMultipartUploadResult>");
  }

  async function answer(request: IncomingMessage, reply: ServerResponse) {
    const body = await buffer(request);
    if (!isSigned(request, body))
      return xml(reply, 403, "<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>");
    const { pathname, searchParams } = new URL(request.url!, "http://s3");
    const key = decodeURIComponent(pathname.replace(/^\/uploads\/?/, ""));
    if (key === "") return list(reply, searchParams);
    const uploadId = searchParams.get("uploadId");
    if (searchParams.has("uploads")) {
      const id = `parts-${parts.size + 1}`;
      types.set(id, String(request.headers["content-type"]));
      parts.set(id, new Map());
      return xml(
        reply,
        200,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (uploadId !== null) return answerPart(request, reply, { key, uploadId, body, searchParams });
    if (request.method === "PUT") {
      objects.set(key, {
        bytes: body,
        type: String(request.headers["content-type"]),
        modified: new Date(),
      });
      return reply.writeHead(200).end();
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      return reply.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return xml(reply, 404, "<Error><Code>NoSuchKey</Code></Error>");
    send(reply, object, request);
  }

  const server = createServer((request, reply) => void answer(request, reply));
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    parts,
    /** Refuses the part with this number. */
    refusePart: (number: number) => {
      refusedPart = number;
    },
    /** Settings of a server that stores its uploads here. */
    env: {
      S3_BUCKET: "uploads",
      S3_REGION: REGION,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_PATH_STYLE: "on",
      S3_ACCESS_KEY: ACCESS_KEY,
      S3_SECRET: SECRET,
    },
    /** Stops the server until `start`. */
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
    start: () => listen(port),
  };
}
