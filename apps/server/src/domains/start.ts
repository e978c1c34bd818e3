import type { Handlers } from "../contract/handler.ts";
import { authHandlers } from "./auth/handlers.ts";
import { checkInHandlers } from "./checkin/handlers.ts";
import { noticeHandlers } from "./notices/handlers.ts";
import { taskHandlers } from "./tasks/handlers.ts";
import { userHandlers } from "./users/handlers.ts";

/** What every page of a member asks when it is loaded, in one answer: each part is what its own operation answers. */
export const startHandlers = {
  async memberStart(context) {
    const filtered = { ...context, body: {} };
    const [info, own, task, checkIn, unread] = await Promise.all([
      authHandlers.getInfo(context),
      userHandlers.ownInfo(filtered),
      taskHandlers.taskInfo(filtered),
      checkInHandlers.checkInInfo(context),
      noticeHandlers.unreadNotification({ ...context, body: { tick: 5 } }),
    ]);
    return { info, own, task, checkIn, unread };
  },
} satisfies Pick<Handlers, "memberStart">;
