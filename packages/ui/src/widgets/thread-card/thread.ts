import type { UserRef } from "../user-row/user.ts";

/** A picture of a thread, in the wire's spelling. */
export interface ThreadImage {
  /** Empty where the picture is known by `filePath` alone (ENT-038). */
  url: string;
  filePath?: string;
  thumbnailUrl?: string;
  width?: number;
  height?: number;
}

/** A video of a thread, in the wire's spelling; `duration` in seconds where the server knows it. */
export interface ThreadVideo {
  url: string;
  /** 没有封面时只显示播放标。 */
  picUrl?: string;
  duration?: number;
}

/** Who wrote a thread or a comment. */
export interface ThreadAuthor extends UserRef {
  level: number;
  /** 1 for an owner of a certified device. */
  isVerified: number;
}

/** The author as a row can show them: an account that is gone, or a name that is missing, is called by `gone`. */
export function knownAuthor<Author extends ThreadAuthor>(
  user: Author | null | undefined,
  gone: string,
): Author | ThreadAuthor {
  if (!user) return { userId: "", nickname: gone, avatar: "", level: -1, isVerified: 0 };
  return user.nickname ? user : { ...user, nickname: gone };
}

/** What a feed row needs of a thread, in the wire's spelling. */
export interface ThreadView {
  id: string;
  /** 动态为空串。 */
  title: string;
  excerpt: string;
  /** 0 动态，1 帖子，2 活动。 */
  threadClassify: number;
  imageList?: ThreadImage[] | null;
  vedioList?: ThreadVideo[] | null;
  /** 账号已注销时没有。 */
  user?: ThreadAuthor | null;
  postedAt: string;
  topicList?: { id: string; content: string }[] | null;
  circle?: { id: string; groupName: string } | null;
  deviceName?: string | null;
  /** 在哪里发的。 */
  location?: { name: string } | null;
  /** 1 = 带投票。 */
  hasPoll?: number;
  isessence: number;
  isTop: number;
}
