import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { Failure } from "#shell/loading/failure.tsx";
import { CodeFrame } from "./code-frame.tsx";
import { CopyRow } from "./copy-row.tsx";
import { copyText } from "./copy-text.ts";
import { shareText as text } from "./text.ts";

/** The mini-program's page of a thread. */
const PAGE = "pages/content/postdetail";

/** The way into the mini-program: its code to scan, and the link that opens it inside WeChat. The default export is what `pagePart` takes. */
export default function MiniProgram({ threadId, onShared }: { threadId: string; onShared: () => void }) {
  const { api } = useApp();
  const body = { path: PAGE, scene: `threadId=${threadId}` };
  const code = useQuery({ ...apiQuery(api, "wxQrcode", { body, silent: true }), staleTime: Infinity });
  const link = useQuery({
    ...apiQuery(api, "wxShortLink", { query: { threadId }, silent: true }),
    staleTime: Infinity,
  });
  const failed = code.error ?? link.error;
  if (failed)
    return (
      <Failure
        error={failed}
        size="sm"
        title={text.miniFailed}
        onRetry={() => {
          for (const query of [code, link]) if (query.isError) void query.refetch();
        }}
      />
    );
  const told = { done: text.miniCopied, failed: text.miniCopyFailed };
  return (
    <>
      <CodeFrame>
        {code.data ? (
          <img src={code.data.url} alt={text.miniCode} className="size-full" />
        ) : (
          <Skeleton className="size-full" />
        )}
      </CodeFrame>
      <p className="text-sm text-text-muted">{text.miniHint}</p>
      <CopyRow
        label={text.miniLink}
        value={link.data?.link ?? ""}
        action={text.copyMini}
        onCopy={async () => {
          if (link.data && (await copyText(link.data.link, told))) onShared();
        }}
      />
    </>
  );
}
