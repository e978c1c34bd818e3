import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/** Compresses bytes, with a quality that favours speed. */
export async function encode(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return plain;
  if (encoding === "gzip") return toGzip(plain, { level: 6 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return toBrotli(plain, { params });
}

/** Returns the best encoding that a request accepts. */
export function encodingOf(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? "").split(",").map((part) => part.trim().split(";q="));
  const takes = (name: string) => accepted.some(([coding, q = "1"]) => coding === name && Number(q) > 0);
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
