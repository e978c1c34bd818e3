import type { LoaderFunctionArgs } from "react-router-dom";
import { appOf } from "#lib/app.tsx";
import { profile } from "./queries.ts";

const ID = /^[1-9]\d{0,17}$/;

/** Whose page it is; their name is for titles, `own` for what only they may do. */
export interface Whose {
  userId: string;
  name: string;
  own: boolean;
}

/**
 * Loads the member that `userId` of the address names, oneself without it (ROUTE-023). Answers 404 when there is none.
 */
export async function loadMember(args: LoaderFunctionArgs): Promise<Whose> {
  const { api, queries, session } = appOf(args);
  const wanted = new URL(args.request.url).searchParams.get("userId");
  // Right after a token came from elsewhere, one's own id is not known yet.
  const me = session.state().userId || (await api.call("ownInfo", { body: {}, silent: true })).userId;
  const userId = wanted ?? me;
  if (!ID.test(userId)) throw new Response(null, { status: 404, statusText: "Not Found" });
  const { nickname } = await queries.ensureQueryData(profile(api, userId));
  return { userId, name: nickname, own: userId === me };
}
