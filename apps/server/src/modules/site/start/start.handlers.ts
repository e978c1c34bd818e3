import type { Handlers } from "../../../contract/handler.ts";
import { authHandlers } from "../../identity/index.ts";
import { toBanner } from "../../messaging/index.ts";
import { NO_UNREAD } from "../../notifications/index.ts";
import { ownOf } from "../../people/index.ts";
import { checkInInfoOf, spanOf, taskInfoOf } from "../../rewards/index.ts";
import { startOf } from "./start.queries.ts";

/**
 * Handler that answers all requests of a member's page load with one statement. Each part equals the response of its
 * own operation.
 */
export const startHandlers = {
  async memberStart(context) {
    const { db, clock, viewer } = context;
    const today = clock.day(clock.now());
    const [info, { own, balance, unread, banners, progress }] = await Promise.all([
      authHandlers.getInfo(context),
      startOf(db, spanOf(viewer.id, today)),
    ]);
    return {
      info,
      own: ownOf(own, viewer, clock),
      task: taskInfoOf({ balance, lastDay: progress.member?.lastDay ?? null }, today),
      checkIn: checkInInfoOf(progress, today, clock),
      unread: unread ?? NO_UNREAD,
      announcements: banners.map((banner) => toBanner(banner, clock)),
    };
  },
} satisfies Pick<Handlers, "memberStart">;
