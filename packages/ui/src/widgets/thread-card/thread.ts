import type { UserRef } from "../user-row/user.ts";

/** A picture of a thread, in the wire's spelling. */
export interface ThreadImage {
  url: string;
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
  /** 1 = 已认证机主。 */
  isVerified: number;
}

/** What a feed row needs of a thread, in the wire's spelling. */
export interface ThreadView {
  id: string;
  /** 动态为空串。 */
  title: string;
  excerpt: string;
  /** 0 动态，1 帖子，2 活动。 */
  threadClassify: number;
  imageList: ThreadImage[];
  vedioList: ThreadVideo[];
  user: ThreadAuthor;
  postedAt: string;
  topicList: { id: string; content: string }[];
  circle?: { id: string; groupName: string } | null;
  deviceName?: string | null;
  isessence: number;
  isTop: number;
}
