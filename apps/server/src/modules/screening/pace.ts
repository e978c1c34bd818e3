import type { Rate } from "../../core/rate.ts";
import type { Services } from "../../core/services.ts";
import { hasPermission, type Viewer } from "../../core/viewer.ts";
import { MODERATOR_RANK } from "../../db/base.ts";
import { policy } from "../../policy.ts";
import { isTrusted } from "./spam.ts";

/** Rate limit with its key and message. In the message, `{n}` is the wait in seconds and `{m}` in minutes. */
export interface Limit {
  key: string;
  rate: Rate;
  message: string;
}

type ContentKind = keyof typeof policy.spam.pace;

const NAMES: Record<ContentKind, string> = { threads: "篇帖子", comments: "条评论", messages: "条私信" };

/**
 * Returns the posting limits per minute and per hour of a member who is not trusted yet, from the operator's
 * settings; an empty list for other members.
 */
export async function paceLimits(services: Services, viewer: Viewer, what: ContentKind): Promise<Limit[]> {
  const { standing } = services.config;
  const hourly = standing?.pace[what] ?? 0;
  if (!standing || hourly === 0) return [];
  if (viewer.rank >= MODERATOR_RANK || hasPermission(viewer, "thread.ignoreCreateValidate")) return [];
  if (await isTrusted(services, viewer)) return [];
  const perMinute = Math.min(policy.spam.pace[what], hourly);
  const key = `pace:${what}`;
  return [
    {
      key: `${key}:minute:${viewer.id}`,
      rate: { max: perMinute, windowSeconds: 60 },
      message: `新成员每分钟最多发 ${perMinute} ${NAMES[what]}，{n} 秒后可以再发`,
    },
    {
      key: `${key}:hour:${viewer.id}`,
      rate: { max: hourly, windowSeconds: 3600 },
      message: `新成员每小时最多发 ${hourly} ${NAMES[what]}，{m} 分钟后可以再发`,
    },
  ];
}
