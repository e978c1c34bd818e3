import { useNavigate } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { localStore } from "#lib/storage.ts";
import { paths } from "#paths";
import { stashDrafts } from "#shell/session/unsent-texts.ts";
import { recoveryText as text } from "#shell/sign-in/text.ts";

/**
 * Returns the function that opens the login page for the account whose password was set. The server has ended all
 * sessions of the account, this browser's included; unsent texts stay.
 */
export function useRecovered(): (answer: { username: string }) => Promise<void> {
  const { session } = useApp();
  const navigate = useNavigate();
  return async ({ username }) => {
    const restoreDrafts = stashDrafts(localStore);
    session.clear();
    restoreDrafts();
    await navigate(paths.pclogin(), { replace: true, state: { username, notice: text.done } });
  };
}
