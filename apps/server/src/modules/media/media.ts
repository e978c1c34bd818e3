import { policy } from "../../policy.ts";

type PictureKind = "jpeg" | "png" | "gif" | "webp";
export type VideoKind = "mp4" | "webm";
export type Kind = PictureKind | VideoKind;

const { maxPixels, video, resumable } = policy.upload;

export const uploadTexts = {
  missing: "请选择要上传的文件（file）",
  unreadable: "上传的内容不完整，请重新上传",
  empty: "文件是空的，换一个",
  tooLarge: "图片大小不能超过10MB",
  videoTooLarge: "视频大小不能超过10MB",
  picture: "仅支持 jpg、png、gif、webp 格式",
  video: "仅支持 mp4、webm 格式的视频",
  type: "仅支持 jpg、png、gif、webp 格式的图片和 mp4、webm 格式的视频",
  broken: "图片已损坏，换一张",
  manyPixels: `图片的像素过多（最多 ${maxPixels / 10_000} 万），缩小后再传`,
  manyFramePixels: "动图太大或太长，缩小后再传",
  movingPng: "这张 PNG 是动图，上传后不会动，请转成 GIF 或 WebP 再传",
  videoBroken: "视频已损坏，换一个",
  videoCodec: "视频里没有浏览器能播放的画面，仅支持 H.264、H.265、VP8、VP9、AV1 编码",
  videoBounds: `视频至多 ${video.maxSeconds / 60} 分钟，长边至多 ${video.maxSide} 像素`,
  memberBusy: "同时上传的文件太多，请等前面的传完再试",
  busy: "正在处理的图片和视频太多，请稍后重试",
  overrun: "这个文件处理超时，请稍后重试或换一个",
  full: "服务器暂时存不下新文件，请稍后重试",
  unreachable: "文件存储暂时连不上，请稍后重试",
  often: "上传太频繁，请稍后再试",
  bytesSpent: "一天内上传的文件已到上限（500 MB），请明天再传",
  workSpent: "一天内上传的图片和视频已到上限，请明天再传",
  videosSpent: (most: string) => `一天内上传的视频已到上限（${most}），请明天再传`,
  manyOpen: `没传完的视频已有 ${resumable.open} 个，请先传完或取消其中一个`,
  resumableTooLarge: (most: string) => `视频大小不能超过 ${most}`,
  resumableLonger: "收到的内容比视频的大小还多，请重新上传",
  resumableGone: `没有这个上传，或已超过 ${resumable.keepHours} 小时，请重新上传`,
  resumableOffset: "上传的位置对不上，请从已收到的地方继续",
  resumableHeld: "这个视频正在另一处上传，请稍后继续",
  resumableOpen: "视频还没有传完，请先传完",
  resumableProtocol: "请求不符合断点续传协议 tus 1.0.0",
} as const;

/** Formats a size for members, rounded up. */
export const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 ** 2)} MB`;

export const isVideo = (kind: Kind): kind is VideoKind => kind === "mp4" || kind === "webm";

/** Message for an unsupported file; names the formats for its declared media type. */
export function getTypeText(declared: string): string {
  if (declared.startsWith("image/")) return uploadTexts.picture;
  return declared.startsWith("video/") ? uploadTexts.video : uploadTexts.type;
}

/** Brands of HEIC and AVIF pictures, which use the mp4 container and which some phones name .jpg. */
const BOXED_PICTURES = /^(hei[cmsx]|hev[cmsx]|mif1|msf1|avi[fs])$/;

/** Number of leading bytes that `sniff` needs. */
export const SNIFFED_BYTES = 4096;

/**
 * Detects the kind of a file by its first bytes, regardless of its name and declared type. Returns undefined
 * for unsupported files.
 */
export function sniff(head: Buffer): Kind | undefined {
  if (head.length < 16) return undefined;
  const ascii = (from: number, to: number) => head.toString("latin1", from, to);
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return "gif";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "webp";
  if (ascii(4, 8) === "ftyp") return BOXED_PICTURES.test(ascii(8, 12)) ? undefined : "mp4";
  if (head.readUInt32BE(0) === 0x1a45dfa3 && head.subarray(0, SNIFFED_BYTES).includes("webm")) return "webm";
  return undefined;
}
