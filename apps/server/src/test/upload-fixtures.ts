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

/** Reads a clip of one second, 32 × 32 pixels (mp4 with sound). Its container has metadata about place and device. */
export const clip = (kind: "mp4" | "webm") => readFile(new URL(`./media/clip.${kind}`, import.meta.url));

/** Creates an mp4 with the clip's codec and random packets. It can be parsed and stored, but not played. */
export async function createLongVideo(packets: number, bytes: number): Promise<Buffer> {
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
    // One unit of a key frame: its length and its type.
    picture.writeUInt32BE(bytes - 4, 0);
    picture[4] = 0x65;
    await source.add(new EncodedPacket(picture, "key", n / 30, 1 / 30), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer!);
}

/** Origin metadata of the clips. */
export const ORIGIN = ["+31.2304+121.4737", "SecretCam"];

/** Returns the paths of all files in the uploads folder. */
export function storedIn(dataDir: string): string[] {
  const root = join(dataDir, "uploads");
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Stores a file without checks. */
export async function storeFile(dataDir: string, key: string, text: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, randomUUID());
  await writeFile(file, text);
  await createDiskStorage(dataDir).save(key, file);
}
