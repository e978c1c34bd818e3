import { ApiError } from "@lenscape/api/errors";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { localStore } from "#lib/storage.ts";
import { applyFontSize } from "#lib/theme.ts";
import { removeLoginTicket } from "./login-ticket.ts";
import { removeDrafts } from "./unsent-texts.ts";

/** Removes or invalidates cached responses that depend on the viewer; public responses stay. */
function clearViewerCache({ queries }: App): void {
  queries.removeQueries({ type: "inactive", predicate: ({ meta }) => !meta?.isPublic });
  void queries.invalidateQueries({ predicate: ({ meta }) => !meta?.isPublic });
}

/** Stores the member's account and profile in the session, as far as they were fetched. */
export function storeMember({ session }: App, info?: AnswerOf<"getInfo">, own?: AnswerOf<"ownInfo">): void {
  if (info) session.setInfo(info);
  if (!own) return;
  session.setOwnInfo(own);
  applyFontSize(document, own.fontSize);
}

/**
 * Fetches the member's roles and permissions, and their profile with the permissions of their group (AMB-026).
 */
async function loadMember(app: App): Promise<void> {
  const { api, session } = app;
  const token = session.token();
  const [info, own] = await Promise.allSettled([
    api.call("getInfo", { silent: true }),
    api.call("ownInfo", { body: { filter: {} }, silent: true }),
  ]);
  if (session.token() !== token) return;
  storeMember(
    app,
    info.status === "fulfilled" ? info.value : undefined,
    own.status === "fulfilled" ? own.value : undefined,
  );
}

/** Refetches the member's account and profile. Does nothing for a visitor. */
export async function refreshMember(app: App): Promise<void> {
  if (app.session.token()) await loadMember(app);
}

/**
 * Signs in with an account (API of point 7): stores the token, then fetches roles, permissions, name and avatar. Throws
 * `ApiError` with the message for the form and shows nothing else. Returns a ticket if a second step is needed.
 */
export const signIn = (app: App, body: BodyOf<"login">): Promise<string | undefined> =>
  signInWithCall(app, app.api.call("login", { body, silent: true }));

/** Signs in with the token that a call returns. Returns a ticket if the account needs a second step. */
export async function signInWithCall(
  app: App,
  call: Promise<{ token: string }>,
): Promise<string | undefined> {
  try {
    const { token } = await call;
    await signInWithToken(app, token);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.reason === "SECOND_FACTOR_REQUIRED") return error.ticket;
    throw error;
  }
}

/** Stores a new token and fetches its member. Ends a pending second step in this tab, whichever account it was for. */
export async function signInWithToken(app: App, token: string): Promise<void> {
  app.session.signIn(token);
  removeLoginTicket();
  await loadMember(app);
  clearViewerCache(app);
}

/**
 * Stores the mini-user record after a login by phone or WeChat: nickname, avatar and the masked phone number (ENT-101,
 * ruling 49). The member is signed in whether or not this succeeds.
 */
export async function storeMiniUser({ api, session }: App): Promise<void> {
  const bound = await api.call("wxInfo", { silent: true }).catch(() => undefined);
  const { hasLogin, name, avatar } = session.state();
  if (bound && hasLogin) session.setMiniUser({ nickname: name, avatar, phoneNumber: bound.phone });
}

/**
 * Logs out: revokes the token if the server can be reached, and clears everything stored in this browser (STATE-041 to
 * 044).
 * @param leave navigates away before cached responses are invalidated, so that the old page does not refetch them
 */
export async function signOut(app: App, leave?: () => unknown): Promise<void> {
  if (app.session.token()) await app.api.call("logout", { silent: true }).catch(() => undefined);
  app.session.clear();
  // The session does not clear texts that are in memory because the browser's storage was full.
  removeDrafts(localStore);
  await leave?.();
  clearViewerCache(app);
}
