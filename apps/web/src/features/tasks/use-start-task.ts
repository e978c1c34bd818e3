import type { Task } from "@lenscape/api/types";
import { safeHref } from "@lenscape/richtext/links";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useNavigate } from "react-router-dom";
import { MINI_PROGRAM_DELAY_MS } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { findPage, paths } from "#paths";
import { tasksText as text } from "./text.ts";

/** Returns the URL and the delay of a server-provided link, or null for a link that is not allowed. */
export function getDestination(mprouter: string): { href: string; isDelayed: boolean } | null {
  const link = safeHref(mprouter, { siteOrigin: window.location.origin });
  if (!link) return null;
  if (link.kind === "internal") {
    const page = findPage(link.href.split(/[?#]/)[0] ?? "");
    return page ? { href: link.href, isDelayed: false } : null;
  }
  if (link.kind === "external") return { href: paths.webview(link.href), isDelayed: false };
  return { href: paths.launchMiniProgram(link.href), isDelayed: true };
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns the action that starts a task: asks for confirmation, then opens its `mprouter` (TASK-012, TASK-013). Does
 * nothing for a finished task (STATE-051). A mini program opens 300 ms after the toast (STATE-021).
 */
export function useStartTask(onLeave?: () => void) {
  const navigate = useNavigate();
  return useAction(async ({ name, finish, mprouter }: Pick<Task, "name" | "finish" | "mprouter">) => {
    if (finish) return;
    if (!(await confirm({ content: fillText(text.ask, { name }) }))) return;
    const destination = getDestination(mprouter);
    if (!destination) return toast(text.nowhere, { tone: "error" });
    if (destination.isDelayed) {
      toast(text.opening);
      await sleep(MINI_PROGRAM_DELAY_MS);
    }
    onLeave?.();
    await navigate(destination.href);
  });
}
