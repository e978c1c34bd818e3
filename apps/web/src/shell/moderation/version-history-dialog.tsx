import type { AnswerOf } from "@lenscape/api/types";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { RichText } from "@lenscape/ui/rich-text";
import { Skeleton } from "@lenscape/ui/skeleton";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useApp } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { LoadError } from "#shell/loading/load-error.tsx";
import { versionText as text } from "./text.ts";

interface VersionHistoryDialogProps {
  /** Thread or comment. */
  of: { threadId: string; postId?: undefined } | { postId: string; threadId?: undefined };
  onClose: () => void;
}

type About = AnswerOf<"threadHistory">[number]["about"];

/** Circle, topics, location, device, poll and activity of a version, as far as set. */
function About({ about: { circle, topics, place, device, poll, plan } }: { about: About }) {
  const values: Record<keyof About, string> = {
    circle,
    topics: topics.map((name) => `#${name}`).join("  "),
    place,
    device,
    poll: poll.join("、"),
    plan: plan.join("\n"),
  };
  const facts = (Object.keys(values) as (keyof About)[])
    .map((name) => ({ label: text[name], value: values[name] }))
    .filter(({ value }) => value !== "");
  if (facts.length === 0) return null;
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-border border-t pt-3 text-meta">
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <dt className="text-text-muted">{label}</dt>
          <dd className="no-autospace whitespace-pre-line wrap-anywhere">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

type Version = AnswerOf<"postHistory">[number] & { title?: string; about?: About };

function useVersions({ threadId, postId }: VersionHistoryDialogProps["of"]) {
  const { api } = useApp();
  const ofThread = useQuery({
    ...apiQuery(api, "threadHistory", { query: { threadId: threadId ?? "" }, silent: true }),
    staleTime: 0,
    enabled: threadId !== undefined,
  });
  const ofPost = useQuery({
    ...apiQuery(api, "postHistory", { query: { postId: postId ?? "" }, silent: true }),
    staleTime: 0,
    enabled: postId !== undefined,
  });
  return postId === undefined ? ofThread : ofPost;
}

/** Dialog with all versions of a thread or comment, the latest first. */
export function VersionHistoryDialog({ of, onClose }: VersionHistoryDialogProps) {
  const { error, isError, isFetching, refetch, ...query } = useVersions(of);
  const data: readonly Version[] | undefined = query.data;
  return (
    <Dialog open onOpenChange={onClose} size="lg" title={text.history}>
      {!data && isError && <LoadError error={error} loading={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton role="status" className="h-40 w-full" />}
      {data && (
        <ol className="grid gap-4">
          {data.map(({ revision, title, content, imageList, about, editor, writtenAt }, index) => (
            <li key={revision} className="min-w-0 rounded-media border border-border p-4">
              <p className="flex flex-wrap items-center gap-2 text-meta text-text-muted tabular-nums">
                <Tag tone={index === 0 ? "brand" : "neutral"}>
                  {index === 0 ? text.current : fillText(text.version, { n: revision })}
                </Tag>
                <span>{fillText(text.editedBy, { name: editor.nickname, time: writtenAt })}</span>
              </p>
              {title && <h3 className="mt-3 font-semibold text-ui wrap-anywhere">{title}</h3>}
              <div className="mt-2">
                <RichText html={content} />
              </div>
              {imageList.length > 0 && (
                <p className="mt-2 text-meta text-text-muted">
                  {fillText(text.pictureCount, { n: imageList.length })}
                </p>
              )}
              {about && <About about={about} />}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
