import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

/** Encodes the head of a CBOR item: its type, and its value or length. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.of((kind << 5) | value);
  if (value < 0x100) return Buffer.of((kind << 5) | 24, value);
  return Buffer.of((kind << 5) | 25, value >> 8, value & 0xff);
}

type Item = number | string | Uint8Array | Item[] | Map<number | string, Item>;

/** Encodes a value as CBOR (RFC 8949), as far as authenticators need it. */
export function cbor(item: Item): Buffer {
  if (typeof item === "number") return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === "string") return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (item instanceof Uint8Array) return Buffer.concat([head(2, item.length), item]);
  if (Array.isArray(item)) return Buffer.concat([head(4, item.length), ...item.map(cbor)]);
  const pairs = [...item].flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Buffer.concat([head(5, item.size), ...pairs]);
}

const FLAGS = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, attested: 0x40 };

/** Values that replace the authenticator's own, to simulate faults and attacks. */
export interface Overrides {
  origin?: string;
  rpId?: string;
  type?: string;
  /** Whether user verification is skipped. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Whether to sign with a wrong key. */
  forged?: boolean;
  format?: string;
  statement?: Map<string, Item>;
}

interface Key {
  id: Buffer;
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}

const newKey = () => generateKeyPairSync("ec", { namedCurve: "P-256" });

/**
 * Creates a software authenticator (ES256, no attestation) with the browser's part of the protocol.
 * @param synced whether passkeys are synced, so that their counters do not increase
 */
export function createAuthenticator({ origin = "http://localhost", synced = false } = {}) {
  const keys = new Map<string, Key>();

  const clientData = (type: string, challenge: string, overrides: Overrides) =>
    Buffer.from(
      JSON.stringify({
        type: overrides.type ?? type,
        challenge,
        origin: overrides.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (rpId: string, counter: number, more: { overrides: Overrides; attestedData?: Buffer }) => {
    const { overrides, attestedData } = more;
    let flags = FLAGS.present;
    if (!overrides.unverified) flags |= FLAGS.verified;
    if (synced) flags |= FLAGS.syncable | FLAGS.synced;
    if (attestedData) flags |= FLAGS.attested;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha256(overrides.rpId ?? rpId),
      Buffer.of(flags),
      count,
      attestedData ?? Buffer.alloc(0),
    ]);
  };

  return {
    /** Creates a passkey like `navigator.credentials.create`. */
    create(
      options: { challenge: string; rp: { id: string }; user: { id: string } },
      overrides: Overrides = {},
    ) {
      const { publicKey, privateKey } = newKey();
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const id = randomBytes(16);
      const cose = cbor(
        new Map<number, Item>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const attestedData = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cose]);
      const statement = overrides.statement ?? new Map();
      const attestation = new Map<string, Item>([
        ["fmt", overrides.format ?? "none"],
        ["attStmt", statement],
        ["authData", authData(options.rp.id, overrides.counter ?? 0, { overrides, attestedData })],
      ]);
      keys.set(base64url(id), {
        id,
        privateKey,
        userHandle: options.user.id,
        counter: overrides.counter ?? 0,
      });
      return {
        id: base64url(id),
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge, overrides)),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      };
    },

    /** Signs with a passkey like `navigator.credentials.get`: the one with the ID, or the first one. */
    get(
      options: { challenge: string; rpId: string },
      { id, ...overrides }: Overrides & { id?: string } = {},
    ) {
      const key = id === undefined ? [...keys.values()][0] : keys.get(id);
      if (!key) throw new Error("the authenticator has no such passkey");
      if (!synced) key.counter += 1;
      const data = authData(options.rpId, overrides.counter ?? key.counter, { overrides });
      const client = clientData("webauthn.get", options.challenge, overrides);
      const by = overrides.forged ? newKey().privateKey : key.privateKey;
      return {
        id: base64url(key.id),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), by)),
        userHandle: overrides.userHandle ?? key.userHandle,
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
