import { stat } from "node:fs/promises";
import {
  type AudioSource,
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputOptions,
  QTFF,
  type VideoSource,
  type VideoTrackMetadata,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { policy } from "../../policy.ts";
import type { VideoKind } from "./media.ts";

// Runs only in the worker processes of media-pool.ts.

const {
  maxBytes,
  video: { maxPackets, maxSeconds, maxSide, maxTracks },
} = policy.upload;

/** Reason why a video is refused. */
export type VideoFault = "broken" | "codec" | "bounds";

/** Number of packets of the copied tracks. */
interface Packets {
  video: number;
  audio: number;
}

type OutputFormat = Mp4OutputFormat | WebMOutputFormat;

/** Output without track names. */
class NamelessOutput extends Output<OutputFormat, FilePathTarget> {
  constructor(
    options: OutputOptions<OutputFormat, FilePathTarget>,
    private readonly packets: Packets,
  ) {
    super(options);
  }

  override addVideoTrack(source: VideoSource, metadata?: VideoTrackMetadata) {
    return super.addVideoTrack(source, { ...metadata, ...this.getTrackMetadata("video") });
  }

  override addAudioTrack(source: AudioSource, metadata?: Parameters<Output["addAudioTrack"]>[1]) {
    return super.addAudioTrack(source, { ...metadata, ...this.getTrackMetadata("audio") });
  }

  /** Drops track names, because they reveal the device. */
  private getTrackMetadata(type: keyof Packets) {
    return { name: undefined, maximumPacketCount: this.packets[type] };
  }
}

/**
 * Counts the packets of a track. Returns 0 if they exceed the file size or the maximum, because forged tables
 * can list the same bytes repeatedly or billions of packets.
 */
async function countPackets(track: InputTrack, bytes: number): Promise<number> {
  let count = 0;
  let sum = 0;
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    count += 1;
    sum += packet.byteLength;
    if (count > maxPackets || sum > bytes) return 0;
  }
  return count;
}

/** Checks the limits of a readable video. @returns the fault, or the number of packets */
async function checkVideo(input: Input, bytes: number): Promise<VideoFault | Packets> {
  const tracks = await input.getTracks();
  if (tracks.length === 0) return "broken";
  if (tracks.length > maxTracks) return "bounds";
  const picture = await input.getPrimaryVideoTrack();
  if (!picture || !(await picture.getCodec())) return "codec";
  const sound = await input.getPrimaryAudioTrack();
  const tracksToCopy = sound ? [picture, sound] : [picture];
  const video = await countPackets(picture, bytes);
  const audio = sound ? await countPackets(sound, bytes) : 0;
  if (video === 0 || (sound && audio === 0)) return "broken";
  const [width, height] = [await picture.getCodedWidth(), await picture.getCodedHeight()];
  if (!(width > 0 && height > 0)) return "broken";
  const seconds = await input.computeDuration(tracksToCopy);
  if (!(seconds > 0)) return "broken";
  return Math.max(width, height) > maxSide || seconds > maxSeconds ? "bounds" : { video, audio };
}

/**
 * mp4 output with the index at the start. Small files are buffered in memory; large ones reserve space for
 * the index.
 */
const indexFirst = (bytes: number) =>
  new Mp4OutputFormat({ fastStart: bytes > maxBytes ? "reserve" : "in-memory" });

/** Copies the packets of the primary video and audio track. @returns false if there is no video track */
async function repack(input: Input, path: string, format: OutputFormat, packets: Packets): Promise<boolean> {
  const output = new NamelessOutput({ format, target: new FilePathTarget(path) }, packets);
  const conversion = await Conversion.init({
    input,
    output,
    tracks: "primary",
    copy: { mode: "forced", shiftTolerance: Number.POSITIVE_INFINITY },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid || !conversion.utilizedTracks.some((track) => track.isVideoTrack())) return false;
  await conversion.execute();
  return true;
}

/**
 * Checks the video at `path` and writes its video and audio track to `video`, without metadata such as place
 * and device. Streams from disk to disk.
 * @returns the fault of a refused video
 */
export async function repackVideo({
  path,
  kind,
  video,
}: {
  path: string;
  kind: VideoKind;
  video: string;
}): Promise<{ fault?: VideoFault }> {
  const { size } = await stat(path);
  const input = new Input({
    source: new FilePathSource(path),
    formats: kind === "webm" ? [WEBM] : [MP4, QTFF],
  });
  try {
    const result = await checkVideo(input, size);
    if (typeof result === "string") return { fault: result };
    const format = kind === "webm" ? new WebMOutputFormat() : indexFirst(size);
    return (await repack(input, video, format, result)) ? {} : { fault: "codec" };
  } catch (error) {
    // A system error concerns the disk and not the video.
    if (typeof (error as NodeJS.ErrnoException).syscall === "string") throw error;
    return { fault: "broken" };
  } finally {
    input.dispose();
  }
}
