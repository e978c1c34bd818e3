import type { LoaderFunctionArgs } from "react-router-dom";
import { getApp } from "#lib/app.tsx";
import { getIdParam } from "#lib/id.ts";
import { profile } from "./queries.ts";

/** Owner of a profile page. */
export interface ProfileOwner {
  userId: string;
  name: string;
  /** Whether the viewer is the owner. */
  isOwn: boolean;
}

/** Loads the member in the URL, or the viewer without an ID (ROUTE-023). Responds 404 for an unknown member. */
export async function loadMember(args: LoaderFunctionArgs): Promise<ProfileOwner> {
  const { api, queries, session } = getApp(args);
  const idInUrl = getIdParam(args.request, "userId");
  // The ID is unknown right after a token was passed from another app.
  const viewerId = session.state().userId || (await api.call("ownInfo", { body: {}, silent: true })).userId;
  const userId = idInUrl ?? viewerId;
  const { nickname } = await queries.ensureQueryData(profile(api, userId));
  return { userId, name: nickname, isOwn: userId === viewerId };
}
