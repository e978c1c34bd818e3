import type { BodyOf } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { applyFontSize } from "#lib/theme.ts";

/** What was fetched for one viewer says nothing about the next. What was asked for without a token is everybody's. */
function forgetAnswers({ queries }: App): void {
  queries.removeQueries({ type: "inactive", predicate: ({ meta }) => !meta?.everybodys });
  void queries.invalidateQueries({ predicate: ({ meta }) => !meta?.everybodys });
}

/** Asks who is signed in: roles and permissions, then the member's own profile with its group's permissions (AMB-026). */
async function loadMember({ api, session }: App): Promise<void> {
  const token = session.token();
  const [info, own] = await Promise.allSettled([
    api.call("getInfo", { silent: true }),
    api.call("ownInfo", { body: { filter: {} }, silent: true }),
  ]);
  if (session.token() !== token) return;
  if (info.status === "fulfilled") session.setInfo(info.value);
  if (own.status === "fulfilled") {
    session.setOwnInfo(own.value);
    applyFontSize(document, own.value.fontSize);
  }
}

/** Brings a kept session up to date when the application starts; a visitor has nothing to bring. */
export async function refreshMember(app: App): Promise<void> {
  if (app.session.token()) await loadMember(app);
}

/**
 * Signs in with an account (API of point 7): the token is kept, then roles, permissions, name and avatar are filled.
 * Throws `ApiError` with the sentence for the form; nobody else is told.
 */
export async function signIn(app: App, body: BodyOf<"login">): Promise<void> {
  const { token } = await app.api.call("login", { body, silent: true });
  await signInWith(app, token);
}

/** Takes a fresh token, whichever way it was got, and learns whose it is. */
export async function signInWith(app: App, token: string): Promise<void> {
  app.session.signIn(token);
  await loadMember(app);
  forgetAnswers(app);
}

/**
 * Logs out: the token ends on the server if it can be reached, and everything kept here goes (STATE-041 to 044). `leave`
 * goes where the way then leads; what the page that is left has shown is asked for no more.
 */
export async function signOut(app: App, leave?: () => unknown): Promise<void> {
  if (app.session.token()) await app.api.call("logout", { silent: true }).catch(() => undefined);
  app.session.clear();
  await leave?.();
  forgetAnswers(app);
}
