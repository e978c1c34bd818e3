import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** What operators announce to me on the home page. */
export const ownAnnouncements = (api: Api) => apiQuery(api, "announcementMine", { silent: true });
