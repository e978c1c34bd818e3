import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { paths } from "#paths";
import { summaryQuery } from "./queries.ts";

/** Returns the known issues that the member has confirmed, and a function to toggle one. Visitors have to log in. */
export function useMeToo(): [confirmedIds: ReadonlySet<string>, toggle: (id: string) => Promise<void>] {
  const { api, queries } = useApp();
  const { token } = useMember();
  const navigate = useNavigate();
  const { data } = useQuery({ ...summaryQuery(api), enabled: token !== "" });
  const confirmedIds = new Set(token ? data?.meTooIds : []);
  const [toggle] = useAction(async (id: string) => {
    if (!token) return navigate(paths.pclogin(paths.training()));
    await api.call("feedbackMeToo", { body: { id, on: confirmedIds.has(id) ? 0 : 1 } });
    await invalidateAfter(queries, "feedbackMeToo");
  });
  return [confirmedIds, toggle];
}
