import { ApiError } from "@lenscape/api/errors";
import type { AnswerOf, BodyOf } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { applyFontSize } from "#lib/theme.ts";
import { forgetTicket } from "./login-ticket.ts";

/** Drops what was fetched for one viewer; what was fetched without a token stays. */
function forgetMemberData({ queries }: App): void {
  queries.removeQueries({ type: "inactive", predicate: ({ meta }) => !meta?.everybodys });
  void queries.invalidateQueries({ predicate: ({ meta }) => !meta?.everybodys });
}

/** Takes over who is signed in, as far as it is known. */
export function showMember({ session }: App, info?: AnswerOf<"getInfo">, own?: AnswerOf<"ownInfo">): void {
  if (info) session.setInfo(info);
  if (!own) return;
  session.setOwnInfo(own);
  applyFontSize(document, own.fontSize);
}

/**
 * Fetches who is signed in: roles and permissions, then the member's own profile with its group's permissions
 * (AMB-026).
 */
async function loadMember(app: App): Promise<void> {
  const { api, session } = app;
  const token = session.token();
  const [info, own] = await Promise.allSettled([
    api.call("getInfo", { silent: true }),
    api.call("ownInfo", { body: { filter: {} }, silent: true }),
  ]);
  if (session.token() !== token) return;
  showMember(
    app,
    info.status === "fulfilled" ? info.value : undefined,
    own.status === "fulfilled" ? own.value : undefined,
  );
}

/** Fetches again who is signed in; does nothing for a visitor. */
export async function refreshMember(app: App): Promise<void> {
  if (app.session.token()) await loadMember(app);
}

/**
 * Signs in with an account (API of point 7): stores the token, then fetches roles, permissions, name and avatar. Throws
 * `ApiError` with the message for the form; nothing else is reported. Returns the ticket where a second step is needed.
 */
export const signIn = (app: App, body: BodyOf<"login">): Promise<string | undefined> =>
  signInBy(app, app.api.call("login", { body, silent: true }));

/** Signs in with what a call brings, or returns the ticket for the second step that the account has. */
export async function signInBy(app: App, call: Promise<{ token: string }>): Promise<string | undefined> {
  try {
    const { token } = await call;
    await signInWith(app, token);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.reason === "SECOND_FACTOR_REQUIRED") return error.ticket;
    throw error;
  }
}

/** Stores a new token and fetches whose it is; a second step that was waiting in this tab is over, whosever it was. */
export async function signInWith(app: App, token: string): Promise<void> {
  app.session.signIn(token);
  forgetTicket();
  await loadMember(app);
  forgetMemberData(app);
}

/**
 * Stores the mini-user record after an entry by phone or WeChat: nickname, avatar and the masked phone number (ENT-101,
 * ruling 49). The member is signed in whether or not this succeeds.
 */
export async function storeMiniUser({ api, session }: App): Promise<void> {
  const bound = await api.call("wxInfo", { silent: true }).catch(() => undefined);
  const { hasLogin, name, avatar } = session.state();
  if (bound && hasLogin) session.setMiniUser({ nickname: name, avatar, phoneNumber: bound.phone });
}

/**
 * Logs out: revokes the token on the server if it can be reached, and clears everything stored here (STATE-041 to 044).
 * `leave` navigates away; queries of the page that is left are not run again.
 */
export async function signOut(app: App, leave?: () => unknown): Promise<void> {
  if (app.session.token()) await app.api.call("logout", { silent: true }).catch(() => undefined);
  app.session.clear();
  await leave?.();
  forgetMemberData(app);
}
