import type { AcceptedAnswer, Question } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { ownQuestionState, updateQuestionInCache } from "../queries.ts";
import { threadQuestionText as text } from "../text.ts";

interface NewerFirmwareProps {
  threadId: string;
  question: Question;
  accepted: AcceptedAnswer;
}

/** Notice that an answer is older than the newest firmware of its model. Owners vote on whether it still works. */
export function NewerFirmware({ threadId, question, accepted }: NewerFirmwareProps) {
  const app = useApp();
  const { hasLogin } = useMember();
  const { newer, postId, firmware } = accepted;
  const { data } = useQuery({ ...ownQuestionState(app.api, threadId), enabled: hasLogin && !!newer });
  const [vote, isVoting] = useAction(async (works: 0 | 1) => {
    const updated = await app.api.call("questionVote", { body: { postId, works } });
    await updateQuestionInCache(app, threadId, updated, "questionVote");
  });
  if (!newer) return null;
  const own = data?.question;
  const notice = fillText(text.newerFirmware, {
    model: question.model,
    newer: newer.firmware,
    version: firmware,
  });
  const votes = [
    { works: 1, label: text.works, accessibleLabel: text.worksCount, n: newer.works },
    { works: 0, label: text.fails, accessibleLabel: text.failsCount, n: newer.fails },
  ] as const;
  // Members who may not vote see only the options that have votes.
  const visibleVotes = votes.filter(({ n }) => own?.mayVote || n > 0);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-surface-sunken px-4 py-2.5 text-meta">
      <p className="flex min-w-0 flex-[1_1_16rem] items-start gap-2">
        <History aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        <span>
          <span>{notice}</span>
          {newer.fails > newer.works && (
            <Tag tone="danger" className="ml-1.5">
              {text.maybeOutdated}
            </Tag>
          )}
        </span>
      </p>
      <div className="flex flex-none gap-3 empty:hidden">
        {visibleVotes.map(({ works, label, accessibleLabel, n }) =>
          own?.mayVote ? (
            <Button
              key={works}
              size="sm"
              className="max-md:h-10"
              aria-pressed={own.works === works}
              tone={own.works === works ? "soft" : "secondary"}
              aria-label={n > 0 ? fillText(accessibleLabel, { n }) : label}
              loading={isVoting}
              onClick={() => vote(works)}
            >
              <span>{label} </span>
              {n > 0 && (
                <span key={n} className="text-text-muted tabular-nums">
                  {n}
                </span>
              )}
            </Button>
          ) : (
            <span key={`${works} ${n}`} className="text-text-secondary tabular-nums">
              {`${label} ${n}`}
            </span>
          ),
        )}
      </div>
    </div>
  );
}
