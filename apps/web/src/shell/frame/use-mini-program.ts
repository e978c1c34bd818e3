import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { paths } from "#paths";

/** The page of the mini program that a visitor who comes by no particular way sees first. */
const FIRST_PAGE = { path: "pages/index", query: "" };

/**
 * Returns the function that opens the community's mini program, and whether that is in progress: WeChat makes a link
 * for it, which the launch page opens (ROUTE-082). Where no mini program is set up the server's sentence says so.
 */
export function useMiniProgram(onGo?: () => void) {
  const { api } = useApp();
  const navigate = useNavigate();
  return useAction(async () => {
    const { openlink } = await api.call("wxScheme", { body: FIRST_PAGE });
    onGo?.();
    await navigate(paths.launchMiniProgram(openlink));
  });
}
