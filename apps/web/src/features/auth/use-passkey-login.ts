import { ApiError } from "@lenscape/api/errors";
import type { BodyOf } from "@lenscape/api/types";
import { useEffect, useEffectEvent, useState } from "react";
import { PASSKEY_REFRESH_INTERVAL_MS } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { UserFacingError } from "#lib/user-facing-error.ts";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { signInWithCall } from "#shell/session/member-session.ts";
import { hasPasskeys, hasPasskeysInField, signWithPasskey } from "#shell/sign-in/passkey-client.ts";
import { appealTicket } from "./components/appeal-button.tsx";

interface PasskeyLogin {
  /** Whether the form is there in whose field they are offered. */
  isShown: boolean;
  onDone: () => unknown;
  /** @param ticket to appeal with, of an account that may not enter */
  onFailure: (message: string, ticket?: string) => void;
}

/**
 * Logging in by passkey: by the button, and by what the browser offers in the field of the name while the form is shown.
 * @returns whether passkeys can be had here, what the button runs, and whether it is running
 */
export function usePasskeyLogin({ isShown, onDone, onFailure }: PasskeyLogin) {
  const app = useApp();
  const { passkeyHost } = useSiteInfo();
  // Not while rendering: the server has no browser, and its markup is taken over as it is.
  const [host, setHost] = useState<string>();
  useEffect(() => setHost(hasPasskeys() ? window.location.hostname : undefined), []);
  const isOffered = host !== undefined && passkeyHost === host;
  const [round, nextRound] = useState(0);

  const options = () => app.api.call("passkeyBegin", { body: {}, silent: true });

  /** Logs in by what a passkey signs, or says why not. @returns whether it did */
  async function enter(signing: Promise<BodyOf<"passkeyLogin">["passkey"]>): Promise<boolean> {
    try {
      const passkey = await signing;
      await signInWithCall(app, app.api.call("passkeyLogin", { body: { passkey }, silent: true }));
    } catch (error) {
      if (error instanceof ApiError) onFailure(error.message, appealTicket(error));
      else if (error instanceof UserFacingError) onFailure(error.message);
      else throw error;
      return false;
    }
    await onDone();
    return true;
  }

  const [run, running] = useAction(() => {
    onFailure("");
    return enter(options().then((asked) => signWithPasskey(asked)));
  });

  /** Waits for one to be chosen in the field. Nobody has asked for it: where it cannot be had, nothing is said. */
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await hasPasskeysInField()) || signal.aborted) return;
    const passkey = await signWithPasskey(await options(), { inField: signal });
    if (!(await enter(Promise.resolve(passkey)))) nextRound(round + 1);
  });

  useEffect(() => {
    if (!isOffered || !isShown || running) return undefined;
    const ended = new AbortController();
    const again = () => nextRound(round + 1);
    const timer = setTimeout(() => {
      if (document.hidden)
        document.addEventListener("visibilitychange", again, { once: true, signal: ended.signal });
      else again();
    }, PASSKEY_REFRESH_INTERVAL_MS);
    offer(ended.signal).catch((error: unknown) => {
      if (!(error instanceof ApiError || error instanceof UserFacingError)) throw error;
    });
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [isOffered, isShown, running, round]);

  return [isOffered, run, running] as const;
}
