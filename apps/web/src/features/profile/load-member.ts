import type { LoaderFunctionArgs } from "react-router-dom";
import { appOf } from "#lib/app.tsx";
import { idOf } from "#lib/id.ts";
import { profile } from "./queries.ts";

/** Whose page it is; their name is for titles, `own` for what only they may do. */
export interface ProfileOwner {
  userId: string;
  name: string;
  own: boolean;
}

/**
 * Loads the member that `userId` of the address names, oneself without it (ROUTE-023). Answers 404 when there is none.
 */
export async function loadMember(args: LoaderFunctionArgs): Promise<ProfileOwner> {
  const { api, queries, session } = appOf(args);
  const wanted = idOf(args.request, "userId");
  // Right after a token came from elsewhere, one's own id is not known yet.
  const me = session.state().userId || (await api.call("ownInfo", { body: {}, silent: true })).userId;
  const userId = wanted ?? me;
  const { nickname } = await queries.ensureQueryData(profile(api, userId));
  return { userId, name: nickname, own: userId === me };
}
