import type { Rate } from "../../core/rate.ts";
import type { Services } from "../../core/services.ts";
import { hasPermission, type Viewer } from "../../core/viewer.ts";
import { MODERATOR_RANK } from "../../db/base.ts";
import { policy } from "../../policy.ts";
import { isKnown } from "./spam.ts";

/** What is counted under which key, and what is said past it: in it `{n}` is seconds and `{m}` minutes to wait. */
export interface Limit {
  key: string;
  rate: Rate;
  message: string;
}

type Written = keyof typeof policy.spam.pace;

const NAMES: Record<Written, string> = { threads: "篇帖子", comments: "条评论", messages: "条私信" };

/**
 * How fast a member without standing may write: so many in a minute and in an hour, as the operator sets it; none for
 * others.
 */
export async function paceLimits(services: Services, viewer: Viewer, what: Written): Promise<Limit[]> {
  const { standing } = services.config;
  const hourly = standing?.pace[what] ?? 0;
  if (!standing || hourly === 0) return [];
  if (viewer.rank >= MODERATOR_RANK || hasPermission(viewer, "thread.ignoreCreateValidate")) return [];
  if (await isKnown(services, viewer)) return [];
  const most = Math.min(policy.spam.pace[what], hourly);
  const key = `pace:${what}`;
  return [
    {
      key: `${key}:minute:${viewer.id}`,
      rate: { max: most, windowSeconds: 60 },
      message: `新成员每分钟最多发 ${most} ${NAMES[what]}，{n} 秒后可以再发`,
    },
    {
      key: `${key}:hour:${viewer.id}`,
      rate: { max: hourly, windowSeconds: 3600 },
      message: `新成员每小时最多发 ${hourly} ${NAMES[what]}，{m} 分钟后可以再发`,
    },
  ];
}
