import { once } from "node:events";
import { connect } from "node:tls";

const TIMEOUT_MS = 3000;
const CACHE_MS = 3_600_000;

/** Reads the expiry of the certificate at an address, at most once an hour. */
export class CertificateProbe {
  private readAt = Number.NEGATIVE_INFINITY;
  private expirySeconds: number | undefined;

  constructor(private readonly origin: string) {}

  /** Returns the expiry in Unix seconds; undefined without https or if the address is not reachable from here. */
  async expiry(): Promise<number | undefined> {
    if (!this.origin.startsWith("https:") || performance.now() - this.readAt < CACHE_MS)
      return this.expirySeconds;
    this.readAt = performance.now();
    this.expirySeconds = await this.read().catch(() => undefined);
    return this.expirySeconds;
  }

  private async read(): Promise<number> {
    const { hostname, port } = new URL(this.origin);
    // Accepts expired certificates, because no data is sent over the connection.
    const socket = connect({
      ...{ host: hostname, port: Number(port || 443), servername: hostname },
      rejectUnauthorized: false,
    });
    socket.on("error", () => {});
    try {
      await once(socket, "secureConnect", { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return Date.parse(socket.getPeerCertificate().valid_to) / 1000;
    } finally {
      socket.destroy();
    }
  }
}
