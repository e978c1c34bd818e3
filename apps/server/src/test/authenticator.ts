import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

/** The beginning of a CBOR item: its kind and its number, or the length of what follows. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.of((kind << 5) | value);
  if (value < 0x100) return Buffer.of((kind << 5) | 24, value);
  return Buffer.of((kind << 5) | 25, value >> 8, value & 0xff);
}

type Item = number | string | Uint8Array | Item[] | Map<number | string, Item>;

/** CBOR (RFC 8949), as far as authenticators need it. */
export function cbor(item: Item): Buffer {
  if (typeof item === "number") return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === "string") return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)]);
  if (item instanceof Uint8Array) return Buffer.concat([head(2, item.length), item]);
  if (Array.isArray(item)) return Buffer.concat([head(4, item.length), ...item.map(cbor)]);
  const pairs = [...item].flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Buffer.concat([head(5, item.size), ...pairs]);
}

const FLAGS = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, made: 0x40 };

/** What a test has an authenticator say instead of the truth. */
export interface Lie {
  origin?: string;
  rpId?: string;
  type?: string;
  /** The finger or PIN was not asked for. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signs with a key of somebody else's. */
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
 * An authenticator in software: ES256, without attestation, and the part of the browser that speaks for the page.
 * @param synced whether it keeps its keys in an account, and so does not count
 */
export function createAuthenticator({ origin = "http://localhost", synced = false } = {}) {
  const keys = new Map<string, Key>();

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge,
        origin: lie.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (rpId: string, counter: number, more: { lie: Lie; made?: Buffer }) => {
    const { lie, made } = more;
    let flags = FLAGS.present;
    if (!lie.unverified) flags |= FLAGS.verified;
    if (synced) flags |= FLAGS.syncable | FLAGS.synced;
    if (made) flags |= FLAGS.made;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.of(flags), count, made ?? Buffer.alloc(0)]);
  };

  return {
    /** Makes a passkey as `navigator.credentials.create` does. */
    create(options: { challenge: string; rp: { id: string }; user: { id: string } }, lie: Lie = {}) {
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
      const made = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, cose]);
      const statement = lie.statement ?? new Map();
      const attestation = new Map<string, Item>([
        ["fmt", lie.format ?? "none"],
        ["attStmt", statement],
        ["authData", authData(options.rp.id, lie.counter ?? 0, { lie, made })],
      ]);
      keys.set(base64url(id), { id, privateKey, userHandle: options.user.id, counter: lie.counter ?? 0 });
      return {
        id: base64url(id),
        clientDataJSON: base64url(clientData("webauthn.create", options.challenge, lie)),
        attestationObject: base64url(cbor(attestation)),
        transports: ["internal"],
      };
    },

    /** Signs with one of its passkeys as `navigator.credentials.get` does: the one named, else its first. */
    get(options: { challenge: string; rpId: string }, { id, ...lie }: Lie & { id?: string } = {}) {
      const key = id === undefined ? [...keys.values()][0] : keys.get(id);
      if (!key) throw new Error("the authenticator has no such passkey");
      if (!synced) key.counter += 1;
      const data = authData(options.rpId, lie.counter ?? key.counter, { lie });
      const client = clientData("webauthn.get", options.challenge, lie);
      const by = lie.forged ? newKey().privateKey : key.privateKey;
      return {
        id: base64url(key.id),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", Buffer.concat([data, sha256(client)]), by)),
        userHandle: lie.userHandle ?? key.userHandle,
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
