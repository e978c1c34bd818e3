import { readFile, writeFile } from "node:fs/promises";
import {
  type AudioSource,
  BufferSource,
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  type VideoSource,
  type VideoTrackMetadata,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { policy } from "../../policy.ts";
import type { VideoKind } from "./media.ts";

// Runs in the processes of media-pool.ts alone.

const { maxPackets, maxSeconds, maxSide, maxTracks } = policy.upload.video;

/** Why a video is not taken. */
export type VideoFault = "broken" | "codec" | "bounds";

/** A new file with the packets of the old one. Names of tracks say with which device it was made: they stay out. */
class NamelessOutput extends Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget> {
  override addVideoTrack(source: VideoSource, metadata?: VideoTrackMetadata) {
    return super.addVideoTrack(source, { ...metadata, name: undefined });
  }

  override addAudioTrack(source: AudioSource, metadata?: Parameters<Output["addAudioTrack"]>[1]) {
    return super.addAudioTrack(source, { ...metadata, name: undefined });
  }
}

/**
 * Whether the packets of a track are no more than the file can hold: tables may tell of the same bytes again and again,
 * or of billions of packets.
 */
async function isHonest(track: InputTrack, bytes: number): Promise<boolean> {
  let count = 0;
  let sum = 0;
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    count += 1;
    sum += packet.byteLength;
    if (count > maxPackets || sum > bytes) return false;
  }
  return count > 0;
}

/** The fault of a video that can be read; undefined when it is taken. */
async function faultOf(input: Input, bytes: number): Promise<VideoFault | undefined> {
  const tracks = await input.getTracks();
  if (tracks.length === 0) return "broken";
  if (tracks.length > maxTracks) return "bounds";
  const picture = await input.getPrimaryVideoTrack();
  if (!picture || !(await picture.getCodec())) return "codec";
  const sound = await input.getPrimaryAudioTrack();
  const kept = sound ? [picture, sound] : [picture];
  for (const track of kept) if (!(await isHonest(track, bytes))) return "broken";
  const [width, height] = [await picture.getCodedWidth(), await picture.getCodedHeight()];
  if (!(width > 0 && height > 0)) return "broken";
  const seconds = await input.computeDuration(kept);
  if (!(seconds > 0)) return "broken";
  return Math.max(width, height) > maxSide || seconds > maxSeconds ? "bounds" : undefined;
}

/** The packets of the first picture and the first sound in a new file, which begins with its index. */
async function repack(input: Input, kind: VideoKind): Promise<Uint8Array | undefined> {
  const target = new BufferTarget();
  const format = kind === "webm" ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: "in-memory" });
  const output = new NamelessOutput({ format, target });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: "primary",
    copy: { mode: "forced", shiftTolerance: Number.POSITIVE_INFINITY },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid || !conversion.utilizedTracks.some((track) => track.isVideoTrack()))
    return undefined;
  await conversion.execute();
  return target.buffer ? new Uint8Array(target.buffer) : undefined;
}

/**
 * Looks into the video at `path` and writes to `video` a new file with its picture and sound alone: what else stood in
 * the old one, place and device among it, is left behind.
 * @returns why it is not taken, or nothing
 */
export async function repackVideo(task: {
  path: string;
  kind: VideoKind;
  video: string;
}): Promise<{ fault?: VideoFault }> {
  const bytes = await readFile(task.path);
  const formats = task.kind === "webm" ? [WEBM] : [MP4, QTFF];
  const input = new Input({ source: new BufferSource(bytes), formats });
  try {
    const fault = await faultOf(input, bytes.length);
    if (fault) return { fault };
    const repacked = await repack(input, task.kind);
    if (!repacked) return { fault: "codec" };
    await writeFile(task.video, repacked);
    return {};
  } catch (error) {
    // What the system says is about the disk, not about the video.
    if (typeof (error as NodeJS.ErrnoException).syscall === "string") throw error;
    return { fault: "broken" };
  } finally {
    input.dispose();
  }
}
