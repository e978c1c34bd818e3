import { once } from "node:events";
import { connect } from "node:tls";

const TIMEOUT_MS = 3000;
const CACHE_MS = 3_600_000;

/** Reads when the certificate at an address ends, at most once an hour. */
export class CertificateProbe {
  private readAt = Number.NEGATIVE_INFINITY;
  private known: number | undefined;

  constructor(private readonly origin: string) {}

  /** The end in seconds of the Unix epoch; undefined without https or when the address does not answer from here. */
  async expiry(): Promise<number | undefined> {
    if (!this.origin.startsWith("https:") || performance.now() - this.readAt < CACHE_MS) return this.known;
    this.readAt = performance.now();
    this.known = await this.read().catch(() => undefined);
    return this.known;
  }

  private async read(): Promise<number> {
    const { hostname, port } = new URL(this.origin);
    // An expired certificate is to be measured too. Nothing is sent over the connection.
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
