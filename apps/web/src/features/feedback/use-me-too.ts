import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";
import { paths } from "#paths";
import { summary } from "./queries.ts";

/** Which known issues I have met too, and the way to say so; a visitor is asked to log in. */
export function useMeToo(): [met: ReadonlySet<string>, toggle: (id: string) => Promise<void>] {
  const { api, queries } = useApp();
  const { token } = useMember();
  const navigate = useNavigate();
  const { data } = useQuery({ ...summary(api), enabled: token !== "" });
  const met = new Set(token ? data?.meTooIds : []);
  const [toggle] = useAction(async (id: string) => {
    if (!token) return navigate(paths.pclogin(paths.training()));
    await api.call("feedbackMeToo", { body: { id, on: met.has(id) ? 0 : 1 } });
    await touched(queries, "feedbackMeToo");
  });
  return [met, toggle];
}
