import type { AcceptedAnswer, Question } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Tag } from "@lenscape/ui/tag";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { questionText as text } from "#copy/question-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { questionStanding, showQuestion } from "../queries.ts";

interface NewerFirmwareProps {
  threadId: string;
  question: Question;
  accepted: AcceptedAnswer;
}

/** Tells that an answer is older than the newest firmware of its model; owners say whether it still works. */
export function NewerFirmware({ threadId, question, accepted }: NewerFirmwareProps) {
  const app = useApp();
  const { hasLogin } = useMember();
  const { newer, postId, firmware } = accepted;
  const { data } = useQuery({ ...questionStanding(app.api, threadId), enabled: hasLogin && !!newer });
  const [vote, voting] = useAction(async (works: 0 | 1) => {
    const now = await app.api.call("questionVote", { body: { postId, works } });
    await showQuestion(app, threadId, now, "questionVote");
  });
  if (!newer) return null;
  const mine = data?.question;
  const sentence = fillText(text.outdated, {
    model: question.model,
    newer: newer.firmware,
    version: firmware,
  });
  const votes = [
    { works: 1, label: text.works, spoken: text.worksOf, n: newer.works },
    { works: 0, label: text.fails, spoken: text.failsOf, n: newer.fails },
  ] as const;
  // Who may not vote reads what others said; nothing said is nothing to read.
  const choices = votes.filter(({ n }) => mine?.mayVote || n > 0);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-surface-sunken px-4 py-2.5 text-sm">
      <p className="flex min-w-0 flex-[1_1_16rem] items-start gap-2">
        <History aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        <span>
          {sentence}
          {newer.fails > newer.works && (
            <Tag tone="danger" className="ml-1.5">
              {text.mayBeOutdated}
            </Tag>
          )}
        </span>
      </p>
      <div className="flex flex-none gap-3 empty:hidden">
        {choices.map(({ works, label, spoken, n }) =>
          mine?.mayVote ? (
            <Button
              key={works}
              size="sm"
              className="max-md:h-10"
              aria-pressed={mine.works === works}
              tone={mine.works === works ? "soft" : "secondary"}
              aria-label={n > 0 ? fillText(spoken, { n }) : label}
              loading={voting}
              onClick={() => vote(works)}
            >
              {label} {n > 0 && <span className="text-text-muted tabular-nums">{n}</span>}
            </Button>
          ) : (
            <span key={works} className="text-text-secondary tabular-nums">
              {label} {n}
            </span>
          ),
        )}
      </div>
    </div>
  );
}
