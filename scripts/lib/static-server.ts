import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { portOf } from "./free-port.ts";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/**
 * Serves a directory's files on a free port of the loopback for the time the body runs.
 * @param instead JSON answers by path, served in place of files
 */
export async function withStaticServer<T>(
  directory: string,
  body: (url: string) => Promise<T>,
  instead: Record<string, string> = {},
): Promise<T> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (Object.hasOwn(instead, pathname)) {
      response.writeHead(200, { "content-type": types[".json"] }).end(instead[pathname]);
      return;
    }
    const file = join(
      directory,
      normalize(decodeURIComponent(pathname.endsWith("/") ? `${pathname}index.html` : pathname)),
    );
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  try {
    return await body(`http://127.0.0.1:${portOf(server)}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
