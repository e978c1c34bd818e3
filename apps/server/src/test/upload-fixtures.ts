import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from "mediabunny";
import { createDiskStorage } from "../modules/media/disk-storage.ts";

/** A second of moving pattern, 32 × 32 (the mp4 with sound), whose container also says where and with what it was made. */
export const clip = (kind: "mp4" | "webm") => readFile(new URL(`./media/clip.${kind}`, import.meta.url));

/** An mp4 with the clip's codec, of so many packets with so many random bytes each: it is read and kept, not shown. */
export async function longFilm(packets: number, bytes: number): Promise<Buffer> {
  const input = new Input({ source: new BufferSource(await clip("mp4")), formats: [MP4] });
  const track = (await input.getPrimaryVideoTrack())!;
  const decoderConfig = (await track.getDecoderConfig())!;
  const source = new EncodedVideoPacketSource("avc");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  output.addVideoTrack(source);
  await output.start();
  for (let n = 0; n < packets; n += 1) {
    const picture = randomBytes(bytes);
    // One unit of a whole picture: its length, and its kind.
    picture.writeUInt32BE(bytes - 4, 0);
    picture[4] = 0x65;
    await source.add(new EncodedPacket(picture, "key", n / 30, 1 / 30), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** What the clips say of their origin. */
export const ORIGIN = ["+31.2304+121.4737", "SecretCam"];

/** Addresses of all files in the folder of uploads. */
export function storedIn(dataDir: string): string[] {
  const root = join(dataDir, "uploads");
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Stores a file of an upload without looking at it. */
export async function storeFile(dataDir: string, key: string, text: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, randomUUID());
  await writeFile(file, text);
  await createDiskStorage(dataDir).save(key, file);
}
