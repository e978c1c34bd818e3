import type { UserRef } from "../user-row/user.ts";

/** Image of a thread, with wire names. */
export interface ThreadImage {
  /** Empty if the image has only a `filePath`. */
  url: string;
  filePath?: string;
  thumbnailUrl?: string;
  width?: number;
  height?: number;
}

/** Video of a thread, with wire names; `duration` in seconds if known. */
export interface ThreadVideo {
  url: string;
  /** Without a cover image only the play icon is shown. */
  picUrl?: string;
  duration?: number;
}

/** Author of a thread or comment. */
export interface ThreadAuthor extends UserRef {
  level: number;
  /** 1 for an owner of a certified device. */
  isVerified: number;
}

/** Returns an author that can be shown: a missing account or name is replaced by `gone`. */
export function knownAuthor<Author extends ThreadAuthor>(
  user: Author | null | undefined,
  gone: string,
): Author | ThreadAuthor {
  if (!user) return { userId: "", nickname: gone, avatar: "", level: -1, isVerified: 0 };
  return user.nickname ? user : { ...user, nickname: gone };
}

/** Fields of a thread that a card shows, with wire names. */
export interface ThreadView {
  id: string;
  /** Empty for a moment. */
  title: string;
  excerpt: string;
  /** 0 moment, 1 article, 2 activity. */
  threadClassify: number;
  imageList?: ThreadImage[] | null;
  vedioList?: ThreadVideo[] | null;
  /** Missing for a closed account. */
  user?: ThreadAuthor | null;
  postedAt: string;
  topicList?: { id: string; content: string }[] | null;
  circle?: { id: string; groupName: string } | null;
  deviceName?: string | null;
  /** Place of the thread. */
  location?: { name: string } | null;
  /** 1 for a thread with a poll. */
  hasPoll?: number;
  isessence: number;
  isTop: number;
}
