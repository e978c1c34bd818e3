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

// Runs in the processes of media-pool.ts alone.

const {
  maxBytes,
  video: { maxPackets, maxSeconds, maxSide, maxTracks },
} = policy.upload;

/** Why a video is not taken. */
export type VideoFault = "broken" | "codec" | "bounds";

/** How many packets the kept tracks have. */
interface Packets {
  video: number;
  audio: number;
}

type OutputFormat = Mp4OutputFormat | WebMOutputFormat;

/** A new file with the packets of the old one. */
class NamelessOutput extends Output<OutputFormat, FilePathTarget> {
  constructor(
    options: OutputOptions<OutputFormat, FilePathTarget>,
    private readonly packets: Packets,
  ) {
    super(options);
  }

  override addVideoTrack(source: VideoSource, metadata?: VideoTrackMetadata) {
    return super.addVideoTrack(source, { ...metadata, ...this.bare("video") });
  }

  override addAudioTrack(source: AudioSource, metadata?: Parameters<Output["addAudioTrack"]>[1]) {
    return super.addAudioTrack(source, { ...metadata, ...this.bare("audio") });
  }

  /** Names of tracks say with which device it was made: they stay out. */
  private bare(type: keyof Packets) {
    return { name: undefined, maximumPacketCount: this.packets[type] };
  }
}

/**
 * How many packets a track has; 0 where they are more than the file can hold: tables may tell of the same bytes again
 * and again, or of billions of packets.
 */
async function honestCount(track: InputTrack, bytes: number): Promise<number> {
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

/** The fault of a video that can be read, or how many packets it has when it is taken. */
async function judge(input: Input, bytes: number): Promise<VideoFault | Packets> {
  const tracks = await input.getTracks();
  if (tracks.length === 0) return "broken";
  if (tracks.length > maxTracks) return "bounds";
  const picture = await input.getPrimaryVideoTrack();
  if (!picture || !(await picture.getCodec())) return "codec";
  const sound = await input.getPrimaryAudioTrack();
  const kept = sound ? [picture, sound] : [picture];
  const video = await honestCount(picture, bytes);
  const audio = sound ? await honestCount(sound, bytes) : 0;
  if (video === 0 || (sound && audio === 0)) return "broken";
  const [width, height] = [await picture.getCodedWidth(), await picture.getCodedHeight()];
  if (!(width > 0 && height > 0)) return "broken";
  const seconds = await input.computeDuration(kept);
  if (!(seconds > 0)) return "broken";
  return Math.max(width, height) > maxSide || seconds > maxSeconds ? "bounds" : { video, audio };
}

/** How an mp4 begins with its index: a small one waits in memory for it, a large one leaves room for the longest. */
const indexFirst = (bytes: number) =>
  new Mp4OutputFormat({ fastStart: bytes > maxBytes ? "reserve" : "in-memory" });

/** Writes the packets of the first picture and the first sound to a new file. @returns whether there is a picture */
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
 * Looks into the video at `path` and writes to `video` a new file with its picture and sound alone: what else stood in
 * the old one, place and device among it, is left behind. Both stay on the disk, however large they are.
 * @returns why it is not taken, or nothing
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
    const judged = await judge(input, size);
    if (typeof judged === "string") return { fault: judged };
    const format = kind === "webm" ? new WebMOutputFormat() : indexFirst(size);
    return (await repack(input, video, format, judged)) ? {} : { fault: "codec" };
  } catch (error) {
    // What the system says is about the disk, not about the video.
    if (typeof (error as NodeJS.ErrnoException).syscall === "string") throw error;
    return { fault: "broken" };
  } finally {
    input.dispose();
  }
}
