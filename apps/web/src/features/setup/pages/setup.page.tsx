import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Link } from "@lenscape/ui/link";
import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { useApp } from "#lib/app.tsx";
import type { PageHandle } from "#lib/page.ts";
import { apiQuery } from "#lib/query.ts";
import { pages, paths } from "#paths";
import { FormAlert } from "#shell/forms/form-alert.tsx";
import { useLoadedSiteInfo } from "#shell/frame/site-info.ts";
import { NotFound } from "#shell/loading/not-found.tsx";
import { copyText } from "#shell/sharing/copy-text.ts";
import { SetupForm } from "../components/setup-form.tsx";
import { SetupFrame } from "../components/setup-frame.tsx";
import { setupText as text } from "../text.ts";

export const handle: PageHandle = {
  chrome: "bare",
  toTop: false,
  meta: () => ({ title: pages.setup.title, noindex: true }),
};

/** Setup of a new community, opened with the one-time URL that the server prints. */
export function Component() {
  const { api } = useApp();
  const token = new URLSearchParams(useLocation().search).get("token") ?? "";
  const setupQuery = apiQuery(api, "setupLook", { body: { token }, silent: true });
  const command = useLoadedSiteInfo()?.setupCommand ?? fillText(text.command, { command: text.cliCommand });
  // Not refetched, because the URL is invalid once the setup is done.
  const { data, error, isPending } = useQuery({ ...setupQuery, enabled: token !== "", staleTime: Infinity });
  if (data) return <SetupForm setup={data} token={token} />;
  if (token !== "" && isPending)
    return (
      <SetupFrame steps={[]} current={0} title={text.title}>
        <Skeleton className="h-64 w-full" />
      </SetupFrame>
    );
  if (error instanceof ApiError && error.reason === "STATE_CHANGED")
    return (
      <SetupFrame steps={[]} current={0} title={text.done} lead={text.doneLead}>
        <Button asChild tone="primary" size="lg" className="justify-self-start">
          <Link href={paths.pclogin()}>{text.toLogin}</Link>
        </Button>
      </SetupFrame>
    );
  return (
    <NotFound
      title={text.invalidLink}
      description={text.invalidLinkLead}
      further={
        <Button asChild>
          <Link href={paths.pclogin()}>{text.toLogin}</Link>
        </Button>
      }
    >
      <div className="mt-4 flex flex-wrap items-center justify-center gap-2">
        <code className="rounded-control bg-surface-sunken p-3 font-mono text-meta wrap-anywhere">
          {command}
        </code>
        <Button
          tone="ghost"
          onClick={() => copyText(command, { done: text.copied, failed: text.copyFailed })}
        >
          {text.copy}
        </Button>
      </div>
      {error && (
        <div className="mt-4">
          <FormAlert message={error.message} />
        </div>
      )}
    </NotFound>
  );
}
