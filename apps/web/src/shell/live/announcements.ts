import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** Announcements for the viewer on the home page. */
export const ownAnnouncements = (api: Api) => apiQuery(api, "announcementMine", { silent: true });
