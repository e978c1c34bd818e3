import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";

/** First page of the mini program. */
const FIRST_PAGE = { path: "pages/index", query: "" };

/**
 * Returns a function that opens the community's mini program, and whether that is in progress. The server gets a link
 * from WeChat, which the launch page opens (ROUTE-082). Without a mini program the server's error message is shown.
 */
export function useOpenMiniProgram(onOpen?: () => void) {
  const { api } = useApp();
  const navigate = useNavigate();
  return useAction(async () => {
    const { openlink } = await api.call("wxScheme", { body: FIRST_PAGE });
    onOpen?.();
    await navigate(paths.launchMiniProgram(openlink));
  });
}
