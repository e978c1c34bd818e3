import { useNavigate } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";
import { recoveryText as text } from "#shell/sign-in/recovery-text.ts";

/** Goes on to the log-in with the account whose password was set: all its sessions are over, this browser's too. */
export function useRecovered(): (answer: { username: string }) => Promise<void> {
  const { session } = useApp();
  const navigate = useNavigate();
  return async ({ username }) => {
    session.clear();
    await navigate(paths.pclogin(), { replace: true, state: { username, notice: text.done } });
  };
}
