import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { type RequestOptions, request } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { which } from "./commands.mjs";
import { freePort } from "./free-port.ts";
import { root } from "./project.mjs";

// Debian keeps it outside the PATH of ordinary users.
const nginx = which("nginx") ?? which("nginx", "/usr/sbin:/usr/local/sbin");
const openssl = which("openssl");
const shipped = readFileSync(join(root, "deploy/nginx.conf"), "utf8");

/** Writes the shipped configuration with a certificate, ports and servers of this test. */
function writeConfiguration(ports: { http: number; https: number; servers: number[] }) {
  const directory = mkdtempSync(join(tmpdir(), "lenscape-nginx-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const subject = ["-subj", "/CN=forum.example.org", "-days", "1", "-nodes"];
  const pem = ["-keyout", join(directory, "privkey.pem"), "-out", join(directory, "fullchain.pem")];
  execFileSync(openssl!, ["req", "-x509", "-newkey", "rsa:2048", ...subject, ...pem], { stdio: "ignore" });
  const site = shipped
    .replaceAll("/etc/letsencrypt/live/forum.example.org", directory)
    .replaceAll("listen 80", `listen 127.0.0.1:${ports.http}`)
    .replaceAll("listen 443", `listen 127.0.0.1:${ports.https}`)
    .replace(
      "server 127.0.0.1:3000 fail_timeout=1s;",
      ports.servers.map((port) => `server 127.0.0.1:${port};`).join(" "),
    );
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const file = join(directory, "nginx.conf");
  writeFileSync(
    file,
    `pid ${directory}/pid; error_log ${directory}/log; events {}
     http { access_log off; ${temporary.map((name) => `${name}_temp_path ${directory}/${name};`).join(" ")}
     ${site} }`,
  );
  return file;
}

async function startNginx(servers: number[]) {
  const [http, https] = [await freePort(), await freePort()];
  const file = writeConfiguration({ http, https, servers });
  const { stderr } = await promisify(execFile)(nginx!, ["-t", "-c", file]);
  expect(stderr).toContain("test is successful");
  const child = spawn(nginx!, ["-c", file, "-g", "daemon off; master_process off;"], { stdio: "ignore" });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await exited;
  });
  await expect.poll(() => isOpen(https), { timeout: 20_000 }).toBe(true);
  return { http, https };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });

/** Answers with the headers it was asked with, and counts its connections. */
async function startEcho() {
  let connections = 0;
  const server = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return { port: (server.address() as AddressInfo).port, connections: () => connections };
}

/** The answer's JSON to a request for a host. @throws the error of the connection */
async function get(port: number, host: string, options: RequestOptions = {}): Promise<IncomingHttpHeaders> {
  const asking = request({
    ...{ host: "127.0.0.1", port, path: "/", rejectUnauthorized: false, servername: host },
    ...{ agent: false, headers: { host } },
    ...options,
  }).end();
  const [response] = await once(asking, "response");
  let text = "";
  for await (const chunk of response) text += chunk;
  return JSON.parse(text);
}

test("nginx.conf has no directive that nginx 1.18 or the newest refuses", () => {
  // `http2 on` needs 1.25.1, `ssl_reject_handshake` 1.19.4; `ssl on` and `spdy` are removed.
  expect(shipped).not.toMatch(/^\s*(http2|ssl_reject_handshake|ssl|spdy)\s/m);
});

test.skipIf(!nginx || !openssl)(
  "nginx with the shipped nginx.conf passes the address on and reuses its connections",
  async () => {
    const echo = await startEcho();
    const { https } = await startNginx([echo.port]);
    for (let round = 0; round < 5; round++) {
      const headers = await get(https, "forum.example.org", {
        headers: { host: "forum.example.org", "x-forwarded-for": "203.0.113.9" },
      });
      expect(headers).toMatchObject({
        host: "forum.example.org",
        "x-forwarded-for": "127.0.0.1",
        "x-forwarded-proto": "https",
      });
      expect(headers.connection).toBeUndefined();
    }
    // Fewer than requests; how many exactly depends on the time between them.
    expect(echo.connections()).toBeLessThan(5);
    for (const host of ["127.0.0.1", "localhost", "elsewhere.example"])
      await expect(get(https, host), host).rejects.toThrow();
  },
);
