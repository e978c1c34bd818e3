import { Skeleton } from "@lenscape/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { QrCodeFrame } from "./code-frame.tsx";
import { CopyRow } from "./copy-row.tsx";
import { copyText } from "./copy-text.ts";
import { shareText as text } from "./text.ts";

/** Path of a thread's page in the mini-program. */
const PAGE = "pages/content/postdetail";

/** Mini-program code to scan, and link that opens the mini-program inside WeChat. */
export function MiniProgramShare({ threadId, onShared }: { threadId: string; onShared: () => void }) {
  const { api } = useApp();
  const body = { path: PAGE, scene: `threadId=${threadId}` };
  const code = useQuery({ ...apiQuery(api, "wxQrcode", { body, silent: true }), staleTime: Infinity });
  const link = useQuery({
    ...apiQuery(api, "wxShortLink", { query: { threadId }, silent: true }),
    staleTime: Infinity,
  });
  const error = code.error ?? link.error;
  if (error)
    return (
      <LoadError
        error={error}
        size="sm"
        title={text.miniFailed}
        onRetry={() => {
          for (const query of [code, link]) if (query.isError) void query.refetch();
        }}
      />
    );
  const messages = { done: text.miniCopied, failed: text.miniCopyFailed };
  return (
    <>
      <QrCodeFrame>
        {code.data ? (
          <img src={code.data.url} alt={text.miniCode} className="size-full" />
        ) : (
          <Skeleton className="size-full" />
        )}
      </QrCodeFrame>
      <p className="text-meta text-text-muted">{text.miniHint}</p>
      <CopyRow
        label={text.miniLink}
        value={link.data?.link ?? ""}
        action={text.copyMini}
        onCopy={async () => {
          if (link.data && (await copyText(link.data.link, messages))) onShared();
        }}
      />
    </>
  );
}
